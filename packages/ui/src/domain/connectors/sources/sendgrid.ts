import {
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  startDate,
  withFields,
} from '../definition/define.ts';

/** Reads email activity and marketing data. */
export const sendgrid = defineSource({
  type: 'sendgrid',
  authentication: withFields(),
  docsUrl: 'https://www.twilio.com/docs/sendgrid',
  prerequisites: [
    readAccess('SendGrid'),
    {
      title: 'API key',
      text: 'Under “Settings › API keys”, create a restricted key that may read email activity, suppressions, templates and tracking, with full access to marketing campaigns. SendGrid shows it once.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(secret('tap_config.api_key', 'API key', { hint: 'It starts with `SG.`.' })),
  ],
});
