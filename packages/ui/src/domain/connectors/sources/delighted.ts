import {
  advanced,
  credentials,
  defineSource,
  details,
  readAccess,
  requestTimeout,
  secret,
  startDate,
  withFields,
} from '../define.ts';

/** Reads the surveys of one project. Fields: singer-io/tap-delighted. */
export const delighted = defineSource({
  type: 'delighted',
  authentication: withFields(),
  prerequisites: [
    readAccess('Delighted'),
    {
      title: 'API key',
      text: 'Copy it from the API page of the project. A key belongs to one project, so each project is a source of its own.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(secret('tap_config.api_key', 'API key')),
    advanced(requestTimeout()),
  ],
});
