import {
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  startDate,
  withFields,
} from '../definition/define.ts';

/** Reads inventory and orders. No public connector was found; clients of its API use this pair. */
export const zenventory = defineSource({
  type: 'zenventory',
  authentication: withFields(),
  prerequisites: [
    readAccess('Zenventory'),
    { title: 'API key and secret', text: 'Create both in the settings of Zenventory.' },
  ],
  sections: [
    details(startDate()),
    credentials(secret('tap_config.api_key', 'API key'), secret('tap_config.api_secret', 'API secret')),
  ],
});
