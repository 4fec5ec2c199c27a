import { credentials, defineSource, details, readAccess, secret, withFields } from '../definition/define.ts';

/**
 * Reads a rewards programme. No public connector was found; the name follows the service’s API. It has no start
 * date.
 */
export const smile = defineSource({
  type: 'smile',
  authentication: withFields(),
  prerequisites: [
    readAccess('Smile.io'),
    {
      title: 'Secret API key',
      text: 'The developer tools in the settings of Smile.io show it, if your plan includes the API.',
    },
  ],
  sections: [details(), credentials(secret('tap_config.api_key', 'Secret API key'))],
});
