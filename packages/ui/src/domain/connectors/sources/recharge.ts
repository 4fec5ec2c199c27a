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

/** Reads subscriptions and charges. Fields: singer-io/tap-recharge. */
export const recharge = defineSource({
  type: 'recharge',
  authentication: withFields(),
  docsUrl: 'https://developer.rechargepayments.com/',
  prerequisites: [
    readAccess('Recharge'),
    {
      title: 'API token',
      text: 'Under “Integrations › API tokens”, create a token with read access to everything you want to copy.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(secret('tap_config.access_token', 'Access token')),
    advanced(requestTimeout()),
  ],
});
