import {
  advanced,
  credentials,
  defineSource,
  details,
  list,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';
import { webAddress } from '../../forms/formats/webAddress.ts';

/** Reads a store with the token of an integration. */
export const magento = defineSource({
  type: 'magento',
  authentication: withFields(),
  docsUrl: 'https://developer.adobe.com/commerce/webapi/',
  prerequisites: [
    {
      title: 'Integration',
      text: 'Under “System › Integrations”, create one that may read what you want to copy, and activate it. Its access token is shown then.',
    },
    {
      title: 'Bearer tokens',
      text: 'From version 2.4.4 on, allow integration tokens as bearer tokens in the OAuth settings.',
    },
    { title: 'Network access', text: 'Allow our IP addresses if the store is behind a firewall.' },
  ],
  sections: [
    details(startDate()),
    credentials(
      text('tap_config.store_url', 'Store URL', {
        isMono: true,
        bindsSecrets: true,
        format: webAddress,
        example: 'https://shop.example.com',
      }),
      secret('tap_config.access_token', 'Access token'),
    ),
    advanced(
      list('tap_config.store_id', 'Store IDs', {
        items: 'digits',
        wire: 'commas',
        isRequired: false,
        hint: 'Leave it empty to read every store view.',
        example: '1, 2',
      }),
    ),
  ],
});
