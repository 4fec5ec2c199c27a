import {
  advanced,
  credentials,
  defineSource,
  details,
  readAccess,
  requestTimeout,
  secret,
  startDate,
  withFields,
} from '../definition/define.ts';

/** Reads an account with a private key. Fields: singer-io/tap-klaviyo. */
export const klaviyo = defineSource({
  type: 'klaviyo',
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
    advanced(requestTimeout()),
  ],
});
