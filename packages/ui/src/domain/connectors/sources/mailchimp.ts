import {
  advanced,
  connect,
  defineSource,
  details,
  number,
  oauth,
  readAccess,
  requestTimeout,
  startDate,
  token,
} from '../definition/define.ts';

/** Reads audiences and campaigns. */
export const mailchimp = defineSource({
  type: 'mailchimp',
  authentication: oauth('mailchimp'),
  docsUrl: 'https://mailchimp.com/developer/',
  prerequisites: [
    readAccess('Mailchimp'),
    { title: 'User', text: 'Sign in as an owner or admin. We can read what that user can read.' },
  ],
  sections: [
    details(startDate()),
    connect(token('tap_config.access_token', 'access_token')),
    advanced(
      number('tap_config.page_size', 'Page size', {
        unit: 'records',
        initial: 1000,
        min: 1,
        isRequired: false,
      }),
      number('tap_config.email_activity_date_window', 'Email activity window', {
        unit: 'days',
        initial: 0,
        min: 0,
        isRequired: false,
        hint: 'How far back campaigns are read for email activity. 0 reads all campaigns.',
      }),
      requestTimeout(),
    ),
  ],
});
