import {
  advanced,
  connect,
  defineSource,
  details,
  oauth,
  requestTimeout,
  startDate,
  token,
} from '../definition/define.ts';

/** Reads a portal. */
export const hubspot = defineSource({
  type: 'hubspot',
  authentication: oauth('hubspot'),
  docsUrl: 'https://developers.hubspot.com/docs',
  prerequisites: [
    {
      title: 'Administrator',
      text: 'Sign in as an administrator of the portal. Email events require a super admin.',
    },
    { title: 'Portal', text: 'If you belong to several, choose the right one in HubSpot’s window.' },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.access_token', 'access_token'),
      token('tap_config.refresh_token', 'refresh_token'),
    ),
    advanced(requestTimeout()),
  ],
});
