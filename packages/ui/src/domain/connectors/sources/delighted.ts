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
} from '../definition/define.ts';

/** Reads the surveys of one project. Fields: singer-io/tap-delighted. */
export const delighted = defineSource({
  type: 'delighted',
  authentication: withFields(),
  prerequisites: [
    readAccess('Delighted'),
    {
      title: 'API key',
      text: 'Copy it from the API page of the project. A key belongs to one project, so create a source for each project.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(secret('tap_config.api_key', 'API key')),
    advanced(requestTimeout()),
  ],
});
