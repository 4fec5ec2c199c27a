import {
  advanced,
  credentials,
  defineSource,
  details,
  number,
  readAccess,
  secret,
  startDate,
  subdomain,
  withFields,
} from '../definition/define.ts';

/** Reads subscriptions and invoices of a site. Fields: singer-io/tap-recurly. */
export const recurly = defineSource({
  type: 'recurly',
  authentication: withFields(),
  docsUrl: 'https://recurly.com/developers/',
  prerequisites: [
    readAccess('Recurly'),
    {
      title: 'Private API key',
      text: 'As an administrator, create one under “Integrations › API credentials”.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(
      subdomain('tap_config.subdomain', 'Subdomain', 'recurly.com', { example: 'my-company' }),
      secret('tap_config.api_key', 'API key'),
    ),
    advanced(
      number('tap_config.quota_limit', 'Quota limit', {
        unit: '%',
        initial: 100,
        min: 1,
        max: 100,
        isRequired: false,
        hint: 'The share of your API limit that we may use.',
      }),
    ),
  ],
});
