import {
  choice,
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  withFields,
} from '../definition/define.ts';

/**
 * Reads surveys. It continues from what was read, so it has no start date. A fourth host, in Australia, may exist.
 */
export const alchemer = defineSource({
  type: 'alchemer',
  authentication: withFields(),
  prerequisites: [
    readAccess('Alchemer'),
    {
      title: 'API key and secret',
      text: 'As an account administrator, create both under “Integrations › API access”, and note the region of the account.',
    },
  ],
  sections: [
    details(),
    credentials(
      secret('tap_config.api_token', 'API token'),
      secret('tap_config.api_token_secret', 'API token secret'),
      choice(
        'tap_config.domain',
        'API domain',
        [
          { value: 'api.alchemer.com', label: 'United States' },
          { value: 'api.alchemer.eu', label: 'Europe' },
          { value: 'api.alchemer-ca.com', label: 'Canada' },
        ],
        {
          initial: 'api.alchemer.com',
          bindsSecrets: true,
          hint: 'The data centre of the account. Its address ends in .com, .eu or -ca.com.',
        },
      ),
    ),
  ],
});
