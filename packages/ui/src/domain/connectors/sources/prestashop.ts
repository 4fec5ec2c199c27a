import {
  credentials,
  defineSource,
  details,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';
import { webAddress } from '../../forms/formats/webAddress.ts';

/** Reads a store through its webservice. */
export const prestashop = defineSource({
  type: 'prestashop',
  authentication: withFields(),
  docsUrl: 'https://devdocs.prestashop-project.org/',
  prerequisites: [
    {
      title: 'Webservice key',
      text: 'Under “Advanced parameters › Webservice”, turn the webservice on, and add a key that may view each resource you want to copy.',
    },
    {
      title: 'Network access',
      text: 'The store must be reachable over HTTPS. Allow our IP addresses if it is behind a firewall.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(
      text('tap_config.url', 'Store URL', {
        isMono: true,
        bindsSecrets: true,
        format: webAddress,
        example: 'https://shop.example.com',
      }),
      secret('tap_config.access_key', 'Webservice key', { hint: 'It has 32 characters.' }),
    ),
  ],
});
