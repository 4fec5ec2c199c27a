import {
  advanced,
  credentials,
  defineSource,
  details,
  number,
  readAccess,
  secret,
  subdomain,
  withFields,
} from '../definition/define.ts';

/**
 * Reads sales of a store, now called Lightspeed Retail (X-Series). Its API pages by version, so it has no start
 * date.
 */
export const vend = defineSource({
  type: 'vend',
  authentication: withFields(),
  docsUrl: 'https://x-series-api.lightspeedhq.com/',
  prerequisites: [
    readAccess('Vend'),
    {
      title: 'Personal token',
      text: 'As an admin user, create one under “Setup › Personal tokens”. Your plan must allow it.',
    },
  ],
  sections: [
    details(),
    credentials(
      subdomain('tap_config.store', 'Store name', 'vendhq.com', { example: 'my-store' }),
      secret('tap_config.token', 'Personal token'),
    ),
    advanced(
      number('tap_config.requests_per_second', 'Requests per second', {
        initial: 2,
        min: 1,
        isRequired: false,
      }),
    ),
  ],
});
