import {
  choice,
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';

/** Reads a saved report. Other connectors name the same values differently. */
export const rakutenAdvertising = defineSource({
  type: 'rakuten_advertising',
  authentication: withFields(),
  docsUrl: 'https://developers.rakutenadvertising.com/',
  prerequisites: [
    readAccess('Rakuten Advertising'),
    {
      title: 'Report',
      text: 'Build and save a report, then open its API dialog. The address shown there contains the token, the report’s name and the region.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(
      secret('tap_config.token', 'API token'),
      text('tap_config.report_slug', 'Report name', {
        isMono: true,
        hint: 'Copy it from the API address of the report.',
        example: 'product-success-report',
      }),
      text('tap_config.region', 'Region', {
        isMono: true,
        initial: 'en',
        hint: 'The language or region in the report’s API address.',
        example: 'en',
      }),
      choice(
        'tap_config.date_type',
        'Date type',
        [
          { value: 'transaction', label: 'Transaction date' },
          { value: 'process', label: 'Processing date' },
        ],
        { initial: 'transaction', hint: 'The date that selects the rows of the report.' },
      ),
    ),
  ],
});
