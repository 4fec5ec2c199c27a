import {
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  startDate,
  withFields,
} from '../definition/define.ts';

/** Reads messages, templates and senders of Mailchimp Transactional. */
export const mandrill = defineSource({
  type: 'mandrill',
  authentication: withFields(),
  docsUrl: 'https://mailchimp.com/developer/transactional/',
  prerequisites: [
    readAccess('Mandrill'),
    {
      title: 'API key',
      text: 'Create it in the settings of Mandrill. You can limit the key to messages, templates, senders and exports.',
    },
  ],
  sections: [details(startDate()), credentials(secret('tap_config.api_key', 'API key'))],
});
