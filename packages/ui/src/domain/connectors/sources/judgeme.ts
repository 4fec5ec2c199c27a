import {
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';
import { shopDomain } from '../../forms/formats/webAddress.ts';

/** Reads reviews of a shop. */
export const judgeme = defineSource({
  type: 'judgeme',
  authentication: withFields(),
  prerequisites: [
    readAccess('Judge.me'),
    {
      title: 'Private token',
      text: 'The settings of Judge.me show it under “Integrations”, together with the domain of the shop.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(
      text('tap_config.shop_domain', 'Shop domain', {
        isMono: true,
        bindsSecrets: true,
        format: shopDomain,
        hint: 'As Judge.me shows it.',
        example: 'example.myshopify.com',
      }),
      secret('tap_config.api_key', 'API token'),
    ),
  ],
});
