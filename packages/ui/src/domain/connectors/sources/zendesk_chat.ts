import {
  advanced,
  connect,
  defineSource,
  details,
  number,
  oauth,
  startDate,
  subdomain,
  token,
} from '../definition/define.ts';

/** Reads chats. Older accounts have no subdomain. */
export const zendeskChat = defineSource({
  type: 'zendesk_chat',
  authentication: oauth('zendesk_chat'),
  docsUrl: 'https://developer.zendesk.com/api-reference/',
  prerequisites: [
    { title: 'Owner', text: 'Sign in as an owner of Zendesk Chat. Your plan must include its REST API.' },
    { title: 'Subdomain', text: 'Older accounts have none.' },
  ],
  sections: [
    details(startDate()),
    connect(
      subdomain('tap_config.subdomain', 'Subdomain', 'zendesk.com', {
        example: 'acme',
        isRequired: false,
        isInSignInAddress: true,
      }),
      token('tap_config.access_token', 'access_token'),
    ),
    advanced(
      number('static.chat_search_interval_days', 'Chat search interval', {
        unit: 'days',
        initial: 14,
        min: 1,
        isRequired: false,
        hint: 'Days of chats in one request.',
      }),
      number('static.chats_full_sync_days', 'Full sync of chats', {
        unit: 'days',
        min: 1,
        isRequired: false,
        hint: 'All chats are read again after this many days. Leave it empty for never.',
      }),
    ),
  ],
});
