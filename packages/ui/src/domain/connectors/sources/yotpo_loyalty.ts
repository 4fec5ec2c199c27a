import {
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  text,
  withFields,
} from '../definition/define.ts';

/**
 * Reads a loyalty programme. No public connector was found; the names follow the service’s API. It has no start
 * date.
 */
export const yotpoLoyalty = defineSource({
  type: 'yotpo_loyalty',
  authentication: withFields(),
  prerequisites: [
    readAccess('Yotpo Loyalty'),
    { title: 'GUID and API key', text: 'Copy both from the settings of the loyalty admin.' },
  ],
  sections: [
    details(),
    credentials(
      text('tap_config.guid', 'GUID', { isMono: true, bindsSecrets: true }),
      secret('tap_config.api_key', 'API key'),
    ),
  ],
});
