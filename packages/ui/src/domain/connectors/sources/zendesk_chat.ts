import {
  advanced,
  connect,
  defineSource,
  details,
  number,
  oauth,
  startDate,
  text,
  token,
} from '../define.ts';

/** Reads chats. Older accounts have no subdomain. */
export const zendeskChat = defineSource({
  type: 'zendesk_chat',
  authentication: oauth('zendesk_chat'),
  prerequisites: [
    { title: 'Owner', text: 'Sign in as an owner of Zendesk Chat. Your plan must include its REST API.' },
    { title: 'Subdomain', text: 'Have it ready if your account has one.' },
  ],
  sections: [
    details(startDate()),
    connect(
      text('tap_config.subdomain', 'Subdomain', {
        isMono: true,
        normalisation: 'subdomain',
        hint: 'The part of your address before `.zendesk.com`.',
        example: 'acme',
        isRequired: false,
        isInSignInAddress: true,
        bindsSecrets: true,
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
