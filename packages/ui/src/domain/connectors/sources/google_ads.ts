import {
  advanced,
  connect,
  defineSource,
  details,
  endDate,
  list,
  longText,
  number,
  oauth,
  requestTimeout,
  startDate,
  token,
} from '../definition/define.ts';

/** Reads customer accounts. Conversion window: 1 to 30, 60 or 90 days. */
export const googleAds = defineSource({
  type: 'google_ads',
  authentication: oauth('google_ads'),
  docsUrl: 'https://developers.google.com/google-ads/api/docs/start',
  prerequisites: [
    {
      title: 'Access to the accounts',
      text: 'Sign in as a user who can see them. Each account must belong to a manager account, which gives access to the API.',
    },
    { title: 'Customer IDs', text: 'Google Ads shows them at the top right: ten digits for each account.' },
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
        pair: ['customerId', 'loginCustomerId'],
        isRequired: false,
        hint: 'Only for customers that you reach through a manager account. One per line: the customer’s ID, then its manager’s.',
        example: '123-456-7890, 987-654-3210',
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
        hint: 'How far back conversions are read again, because some are reported late.',
      }),
      endDate(),
      requestTimeout(),
    ),
  ],
});
