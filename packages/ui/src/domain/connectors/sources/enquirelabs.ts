import {
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  startDate,
  withFields,
} from '../definition/define.ts';

/** Reads answers to post-purchase surveys. The service is called Fairing now. */
export const enquirelabs = defineSource({
  type: 'enquirelabs',
  authentication: withFields(),
  prerequisites: [
    readAccess('EnquireLabs'),
    { title: 'Secret key', text: '“Account › API credentials” shows it, in EnquireLabs or Fairing.' },
  ],
  sections: [details(startDate()), credentials(secret('tap_config.secret_key', 'Secret key'))],
});
