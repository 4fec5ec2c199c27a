import {
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  startDate,
  withFields,
} from '../definition/define.ts';

/**
 * Reads Klaviyo with a second implementation. No public connector has this name, so its fields are those of
 * Klaviyo itself.
 */
export const klaviyoGeneric = defineSource({
  type: 'klaviyo_generic',
  authentication: withFields(),
  docsUrl: 'https://developers.klaviyo.com/',
  prerequisites: [
    readAccess('Klaviyo'),
    {
      title: 'Private API key',
      text: 'Under “Settings › API keys”, create a private key that may read everything you want to copy.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(secret('tap_config.api_key', 'API key', { hint: 'A private key; it starts with `pk_`.' })),
  ],
});
