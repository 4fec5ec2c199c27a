import {
  advanced,
  choice,
  connect,
  defineSource,
  details,
  list,
  oauth,
  startDate,
  token,
} from '../define.ts';

/** Reads sales of a seller. */
export const amazonMarketplace = defineSource({
  type: 'amazon_marketplace',
  authentication: oauth('amazon_marketplace'),
  prerequisites: [
    {
      title: 'Primary user',
      text: 'Sign in as the primary user of a professional Seller Central account: only they may authorise apps.',
    },
    { title: 'Marketplaces', text: 'Choose those of one region: America, Europe or the Far East.' },
    { title: 'Renewal', text: 'Amazon asks for a new authorisation every year.' },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.refresh_token', 'refresh_token'),
      list('tap_config.marketplaces', 'Marketplaces', {
        isRequired: false,
        initial: ['US'],
        options: [
          { value: 'AE', label: 'AE' },
          { value: 'AU', label: 'AU' },
          { value: 'BE', label: 'BE' },
          { value: 'BR', label: 'BR' },
          { value: 'CA', label: 'CA' },
          { value: 'DE', label: 'DE' },
          { value: 'EG', label: 'EG' },
          { value: 'ES', label: 'ES' },
          { value: 'FR', label: 'FR' },
          { value: 'GB', label: 'GB' },
          { value: 'IN', label: 'IN' },
          { value: 'IT', label: 'IT' },
          { value: 'JP', label: 'JP' },
          { value: 'MX', label: 'MX' },
          { value: 'NL', label: 'NL' },
          { value: 'PL', label: 'PL' },
          { value: 'SA', label: 'SA' },
          { value: 'SE', label: 'SE' },
          { value: 'SG', label: 'SG' },
          { value: 'TR', label: 'TR' },
          { value: 'UK', label: 'UK' },
          { value: 'US', label: 'US' },
        ],
      }),
    ),
    advanced(
      choice(
        'tap_config.sales_data_granularity',
        'Sales by',
        [
          { value: 'HOUR', label: 'Hour' },
          { value: 'DAY', label: 'Day' },
          { value: 'WEEK', label: 'Week' },
          { value: 'MONTH', label: 'Month' },
          { value: 'YEAR', label: 'Year' },
          { value: 'TOTAL', label: 'Total' },
        ],
        { initial: 'DAY', isRequired: false },
      ),
    ),
  ],
});
