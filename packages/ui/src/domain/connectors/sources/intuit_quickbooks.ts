import {
  advanced,
  connect,
  defineSource,
  details,
  number,
  oauth,
  requestTimeout,
  startDate,
  text,
  toggle,
  token,
} from '../definition/define.ts';

/** Reads a company. The return address names the company. */
export const intuitQuickbooks = defineSource({
  type: 'intuit_quickbooks',
  authentication: oauth('intuit_quickbooks'),
  docsUrl: 'https://developer.intuit.com/',
  prerequisites: [
    {
      title: 'Company admin',
      text: 'Sign in as a company admin. Only admins may connect apps. QuickBooks Desktop is not supported.',
    },
    { title: 'Company', text: 'If you have several, choose the right one in Intuit’s window.' },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.access_token', 'access_token'),
      token('tap_config.refresh_token', 'refresh_token'),
      text('tap_config.realm_id', 'Company ID', { filledBy: { parameter: 'realmId' } }),
    ),
    advanced(
      toggle('tap_config.sandbox', 'QuickBooks sandbox'),
      number('tap_config.max_results', 'Page size', {
        unit: 'rows',
        initial: 1000,
        min: 1,
        max: 1000,
        isRequired: false,
      }),
      requestTimeout(),
    ),
  ],
});
