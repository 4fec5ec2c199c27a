import {
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  startDate,
  withFields,
} from '../definition/define.ts';

/** Reads contacts, campaigns, carts, orders and products of a store. */
export const omnisend = defineSource({
  type: 'omnisend',
  authentication: withFields(),
  docsUrl: 'https://api-docs.omnisend.com/',
  prerequisites: [
    readAccess('Omnisend'),
    {
      title: 'API key',
      text: 'As an owner or administrator, create a key under “Store settings › API keys”. Let it read contacts, campaigns, carts, orders and products.',
    },
  ],
  sections: [details(startDate({ isRequired: false })), credentials(secret('tap_config.api_key', 'API key'))],
});
