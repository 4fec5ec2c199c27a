import {
  credentials,
  defineSource,
  details,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';
import { identifier, restOfPage } from '../../forms/formats/identifier.ts';

/** Reads a store. Fields: singer-io/tap-bigcommerce. */
export const bigcommerce = defineSource({
  type: 'bigcommerce',
  authentication: withFields(),
  docsUrl: 'https://developer.bigcommerce.com/',
  prerequisites: [
    { title: 'Store owner', text: 'Only the owner of the store can create API accounts.' },
    {
      title: 'API account',
      text: 'Under “Advanced settings › API accounts”, create one that may read customers, marketing, orders and products. The file that you download contains all three values of the next step.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(
      text('tap_config.client_id', 'Client ID', { isMono: true, bindsSecrets: true }),
      secret('tap_config.access_token', 'Access token'),
      text('tap_config.store_hash', 'Store hash', {
        isMono: true,
        bindsSecrets: true,
        format: identifier({
          pattern: /^[a-z\d]+$/i,
          inAddress: [
            /^api\.bigcommerce\.com\/stores\/([a-z\d]+)(?:[/?#]\S*)?$/i,
            new RegExp(`^store-([a-z\\d]+)\\.mybigcommerce\\.com${restOfPage}$`, 'i'),
          ],
          what: 'a store hash',
        }),
        hint: 'In the API path of the account, between `stores/` and `/v3`.',
        example: 'k3xq7d',
      }),
    ),
  ],
});
