import { credentials, defineSource, details, readAccess, secret, startDate, withFields } from '../define.ts';

/** Reads messages, templates and senders of Mailchimp Transactional. */
export const mandrill = defineSource({
  type: 'mandrill',
  authentication: withFields(),
  prerequisites: [
    readAccess('Mandrill'),
    {
      title: 'API key',
      text: 'Create it in the settings of Mandrill. It may be limited, but it must read messages, templates, senders and exports.',
    },
  ],
  sections: [details(startDate()), credentials(secret('tap_config.api_key', 'API key'))],
});
