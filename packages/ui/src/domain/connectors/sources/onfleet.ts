import {
  credentials,
  defineSource,
  details,
  number,
  readAccess,
  secret,
  startDate,
  withFields,
} from '../definition/define.ts';

/** Reads tasks and workers, with a share of the API limit (spec §9: 50). */
export const onfleet = defineSource({
  type: 'onfleet',
  authentication: withFields(),
  docsUrl: 'https://docs.onfleet.com/',
  prerequisites: [
    readAccess('Onfleet'),
    {
      title: 'API key',
      text: 'As an administrator, create a key on the “API & Webhooks” page. Your plan must include API access.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(
      secret('tap_config.api_key', 'API key'),
      number('static.quota_limit', 'Quota limit', {
        unit: '%',
        initial: 50,
        min: 1,
        max: 100,
        hint: 'The share of your API limit that we may use.',
      }),
    ),
  ],
});
