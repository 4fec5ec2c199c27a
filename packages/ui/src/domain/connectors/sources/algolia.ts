import {
  choice,
  credentials,
  defineSource,
  details,
  list,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';

/**
 * Reads indices and their analytics. Public connectors name the European region `de` or `eu`; Algolia’s own
 * clients use `de`.
 */
export const algolia = defineSource({
  type: 'algolia',
  authentication: withFields(),
  docsUrl: 'https://www.algolia.com/doc/',
  prerequisites: [
    {
      title: 'API key',
      text: 'Under “Settings › API keys”, note the application ID, and create a key that may list indices and read settings, logs and analytics.',
    },
    {
      title: 'Analytics region',
      text: '“Infrastructure › Analytics” shows where your analytics data is stored.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(
      text('tap_config.application_id', 'Application ID', { isMono: true, bindsSecrets: true }),
      secret('tap_config.api_key', 'API key'),
      list('tap_config.indices', 'Indices', {
        isRequired: false,
        hint: 'Leave it empty to read every index.',
        example: 'products, articles',
      }),
      choice(
        'tap_config.region',
        'Analytics region',
        [
          { value: 'us', label: 'United States' },
          { value: 'de', label: 'Europe' },
        ],
        { initial: 'us', isRequired: false },
      ),
    ),
  ],
});
