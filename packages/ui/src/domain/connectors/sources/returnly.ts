import {
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  startDate,
  withFields,
} from '../definition/define.ts';

/** Reads returns. Uncertain: its owner has ended the service, and the name of the key is inferred. */
export const returnly = defineSource({
  type: 'returnly',
  authentication: withFields(),
  prerequisites: [
    readAccess('Returnly'),
    { title: 'API key', text: 'It is on the summary page of your account.' },
  ],
  sections: [details(startDate()), credentials(secret('tap_config.api_token', 'API key'))],
});
