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
} from '../definition/define.ts';

/** Reads sales of a seller. */
export const amazonMarketplace = defineSource({
  type: 'amazon_marketplace',
  authentication: oauth('amazon_marketplace'),
  docsUrl: 'https://developer-docs.amazon.com/sp-api/',
  prerequisites: [
    {
      title: 'Primary user',
      text: 'Sign in as the primary user of a professional Seller Central account. Only this user may authorise apps.',
    },
    {
      title: 'Marketplaces',
      text: 'Choose marketplaces of one region: the Americas, Europe or the Far East. Create a source for each region.',
    },
    { title: 'Renewal', text: 'Amazon asks for a new authorisation every year.' },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.refresh_token', 'refresh_token'),
      list('tap_config.marketplaces', 'Marketplaces', {
        isRequired: false,
        initial: ['US'],
        // Amazon's own code of the United Kingdom is UK. A saved GB stays as it is.
        options: [
          { value: 'AU', label: 'Australia' },
          { value: 'BE', label: 'Belgium' },
          { value: 'BR', label: 'Brazil' },
          { value: 'CA', label: 'Canada' },
          { value: 'EG', label: 'Egypt' },
          { value: 'FR', label: 'France' },
          { value: 'DE', label: 'Germany' },
          { value: 'IN', label: 'India' },
          { value: 'IT', label: 'Italy' },
          { value: 'JP', label: 'Japan' },
          { value: 'MX', label: 'Mexico' },
          { value: 'NL', label: 'Netherlands' },
          { value: 'PL', label: 'Poland' },
          { value: 'SA', label: 'Saudi Arabia' },
          { value: 'SG', label: 'Singapore' },
          { value: 'ES', label: 'Spain' },
          { value: 'SE', label: 'Sweden' },
          { value: 'TR', label: 'Türkiye' },
          { value: 'AE', label: 'United Arab Emirates' },
          { value: 'UK', label: 'United Kingdom' },
          { value: 'US', label: 'United States' },
        ],
      }),
    ),
    advanced(
      choice(
        'tap_config.sales_data_granularity',
        'Sales granularity',
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
