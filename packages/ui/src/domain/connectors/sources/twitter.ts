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
  toggle,
  token,
} from '../definition/define.ts';

/** Reads ads accounts. Signs in with OAuth 1.0 (spec §3). */
export const twitter = defineSource({
  type: 'twitter',
  authentication: oauth('twitter'),
  prerequisites: [
    { title: 'Access to the ads accounts', text: 'Sign in as a user who can see them.' },
    { title: 'Account IDs', text: 'They are in the address of the ads console.' },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.access_token', 'access_token'),
      token('tap_config.access_token_secret', 'access_token_secret'),
      list('tap_config.account_ids', 'Account IDs', { wire: 'commas', example: '18ce54d4x5t, 18ce55gze09' }),
    ),
    advanced(
      number('tap_config.attribution_window', 'Attribution window', {
        unit: 'days',
        initial: 14,
        min: 0,
        isRequired: false,
        hint: 'How far back reports are read again in each sync.',
      }),
      toggle('tap_config.with_deleted', 'Include deleted records', { initial: true }),
      list('tap_config.country_codes', 'Country codes', {
        wire: 'commas',
        isRequired: false,
        initial: ['US'],
        hint: 'For targeting and places.',
        example: 'US, CA, MX',
      }),
      requestTimeout(),
    ),
  ],
});
