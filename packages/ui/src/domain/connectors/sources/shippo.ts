import {
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  startDate,
  withFields,
} from '../definition/define.ts';

/** Reads shipments of a live account. Fields: singer-io/tap-shippo. */
export const shippo = defineSource({
  type: 'shippo',
  authentication: withFields(),
  docsUrl: 'https://docs.goshippo.com/',
  prerequisites: [
    readAccess('Shippo'),
    {
      title: 'Live token',
      text: 'The API page of your account shows a live token and a test token. Copy the live one.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(
      secret('tap_config.token', 'API token', { hint: 'The live token; it starts with `shippo_live_`.' }),
    ),
  ],
});
