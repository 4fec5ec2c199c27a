import {
  advanced,
  connect,
  defineSource,
  details,
  oauth,
  requestTimeout,
  startDate,
  text,
  token,
} from '../define.ts';

/** Reads tickets and users. */
export const zendesksupport = defineSource({
  type: 'zendesksupport',
  authentication: oauth('zendesksupport'),
  prerequisites: [
    { title: 'Administrator', text: 'Sign in as one: other users do not see everything.' },
    { title: 'Plan', text: 'Policies and ticket forms need a Professional or Enterprise plan.' },
  ],
  sections: [
    details(startDate()),
    connect(
      text('tap_config.subdomain', 'Subdomain', {
        isMono: true,
        normalisation: 'subdomain',
        hint: 'The part of your address before `.zendesk.com`.',
        example: 'acme',
        isInSignInAddress: true,
        bindsSecrets: true,
      }),
      token('tap_config.access_token', 'access_token'),
    ),
    advanced(requestTimeout()),
  ],
});
