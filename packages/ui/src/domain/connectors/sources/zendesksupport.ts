import {
  advanced,
  connect,
  defineSource,
  details,
  oauth,
  requestTimeout,
  startDate,
  subdomain,
  token,
} from '../definition/define.ts';

/** Reads tickets and users. */
export const zendesksupport = defineSource({
  type: 'zendesksupport',
  authentication: oauth('zendesksupport'),
  docsUrl: 'https://developer.zendesk.com/api-reference/',
  prerequisites: [
    { title: 'Administrator', text: 'Sign in as an administrator. Other users can’t see everything.' },
    { title: 'Plan', text: 'Policies and ticket forms need a Professional or Enterprise plan.' },
  ],
  sections: [
    details(startDate()),
    connect(
      subdomain('tap_config.subdomain', 'Subdomain', 'zendesk.com', {
        example: 'acme',
        isInSignInAddress: true,
      }),
      token('tap_config.access_token', 'access_token'),
    ),
    advanced(requestTimeout()),
  ],
});
