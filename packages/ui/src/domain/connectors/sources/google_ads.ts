import {
  advanced,
  connect,
  date,
  defineSource,
  details,
  list,
  longText,
  number,
  oauth,
  requestTimeout,
  startDate,
  token,
} from '../define.ts';

/** Reads customer accounts. Conversion window: 1 to 30, 60 or 90 days. */
export const googleAds = defineSource({
  type: 'google_ads',
  authentication: oauth('google_ads'),
  prerequisites: [
    {
      title: 'Access to the accounts',
      text: 'Sign in as a user who can see them. Each is linked to a manager account, through which its API is reached.',
    },
    { title: 'Customer IDs', text: 'Google Ads shows them at the top right: ten digits each.' },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.refresh_token', 'refresh_token'),
      list('tap_config.customer_ids', 'Customer IDs', {
        items: 'digits',
        wire: 'commas',
        example: '123-456-7890, 098-765-4321',
      }),
      longText('tap_config.login_customer_ids', 'Manager accounts', {
        content: 'json',
        isRequired: false,
        hint: 'A JSON list of pairs, each with `customerId` and `loginCustomerId`.',
      }),
    ),
    advanced(
      number('tap_config.conversion_window', 'Conversion window', {
        unit: 'days',
        initial: 30,
        min: 1,
        max: 30,
        alsoAllowed: [60, 90],
        isRequired: false,
        hint: 'Conversions of these days are read again, because they come late.',
      }),
      date('tap_config.end_date', 'End date', { isRequired: false, hint: 'Leave it empty to continue.' }),
      requestTimeout(),
    ),
  ],
});
