import {
  advanced,
  connect,
  defineSource,
  details,
  endDate,
  list,
  number,
  oauth,
  readAccess,
  startDate,
  token,
} from '../definition/define.ts';

/**
 * Reads advertisers. Signs in with OAuth 1.0 (spec §3). The service counts the conversion window backwards: -30
 * are the last thirty days.
 */
export const criteo = defineSource({
  type: 'criteo',
  authentication: oauth('criteo'),
  docsUrl: 'https://developers.criteo.com/',
  prerequisites: [
    readAccess('Criteo'),
    {
      title: 'Access to the advertisers',
      text: 'In Criteo’s window, allow access to each advertiser that you want to copy.',
    },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.access_token', 'access_token'),
      token('tap_config.access_token_secret', 'access_token_secret'),
      list('tap_config.advertiser_ids', 'Advertiser IDs', {
        items: 'digits',
        wire: 'commas',
        isRequired: false,
        hint: 'Leave it empty to read every advertiser.',
        example: '1245, 6789',
      }),
    ),
    advanced(
      number('tap_config.conversion_window_days', 'Conversion window', {
        unit: 'days',
        initial: -30,
        min: -365,
        max: 0,
        isRequired: false,
        hint: 'A negative number: -30 reads the last 30 days again in each sync.',
      }),
      endDate(),
    ),
  ],
});
