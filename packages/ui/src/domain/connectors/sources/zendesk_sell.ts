import {
  advanced,
  connect,
  defineSource,
  details,
  oauth,
  readAccess,
  text,
  token,
} from '../definition/define.ts';

/** Reads leads, contacts and deals. It has no start date. */
export const zendeskSell = defineSource({
  type: 'zendesk_sell',
  authentication: oauth('zendesk_sell'),
  docsUrl: 'https://developer.zendesk.com/api-reference/',
  prerequisites: [
    readAccess('Zendesk Sell'),
    { title: 'User', text: 'Sign in as a user who can see everything that you want to copy.' },
  ],
  sections: [
    details(),
    connect(token('tap_config.access_token', 'access_token')),
    advanced(
      text('tap_config.device_uuid', 'Device UUID', {
        isMono: true,
        isRequired: false,
        hint: 'Leave it empty to create a new one.',
      }),
    ),
  ],
});
