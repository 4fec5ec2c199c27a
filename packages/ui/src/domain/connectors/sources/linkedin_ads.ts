import {
  advanced,
  connect,
  defineSource,
  details,
  list,
  number,
  oauth,
  requestTimeout,
  startDate,
  token,
} from '../definition/define.ts';

/** Reads Campaign Manager accounts. Its refresh token is required like all that a sign-in gives. */
export const linkedinAds = defineSource({
  type: 'linkedin_ads',
  authentication: oauth('linkedin_ads'),
  docsUrl: 'https://learn.microsoft.com/linkedin/marketing/',
  prerequisites: [
    { title: 'Access to the accounts', text: 'Sign in as a member who may view them in Campaign Manager.' },
    { title: 'Account IDs', text: 'The table of accounts in Campaign Manager shows them.' },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.access_token', 'access_token'),
      token('tap_config.refresh_token', 'refresh_token'),
      list('tap_config.accounts', 'Account IDs', {
        items: 'digits',
        wire: 'commas',
        example: '503123456, 503234567',
      }),
    ),
    advanced(
      number('static.date_window_size', 'Date window', {
        unit: 'days',
        initial: 30,
        min: 1,
        isRequired: false,
        hint: 'Days of analytics in one request.',
      }),
      number('static.page_size', 'Page size', { unit: 'records', initial: 100, min: 1, isRequired: false }),
      requestTimeout(),
    ),
  ],
});
