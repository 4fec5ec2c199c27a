import {
  advanced,
  credentials,
  defineSource,
  details,
  secret,
  startDate,
  text,
  toggle,
  withFields,
} from '../definition/define.ts';
import { identifier, restOfPage } from '../../forms/formats/identifier.ts';

/**
 * Reads by token-based authentication. Fields: hotgluexyz/tap-netsuite; other connectors name the same values
 * differently.
 */
export const netsuite = defineSource({
  type: 'netsuite',
  authentication: withFields(),
  docsUrl: 'https://docs.oracle.com/en/cloud/saas/netsuite/',
  prerequisites: [
    {
      title: 'Features',
      text: 'As an administrator, turn on SuiteTalk web services and token-based authentication under “Company › Enable features”.',
    },
    {
      title: 'Integration record',
      text: 'Create an integration record. Copy its consumer key and secret: NetSuite shows them once.',
    },
    {
      title: 'Role and token',
      text: 'Give a role web services and the permissions to read, assign it to a user, and create an access token for both.',
    },
    { title: 'Network access', text: 'If the account limits logins by IP address, add ours.' },
  ],
  sections: [
    details(startDate()),
    credentials(
      text('tap_config.ns_account', 'Account ID', {
        isMono: true,
        bindsSecrets: true,
        format: identifier({
          pattern: /^[a-z\d]+(?:[_-](?:sb|rp)\d*)?$/i,
          inAddress: [
            new RegExp(
              `^([a-z\\d]+(?:-(?:sb|rp)\\d*)?)\\.(?:app|suitetalk\\.api|restlets\\.api|extforms|secure)\\.netsuite\\.com${restOfPage}$`,
              'i',
            ),
          ],
          what: 'an account ID',
          tidy: (id) => id.replace('-', '_').toUpperCase(),
        }),
        hint: 'Include the suffix of a sandbox, such as `_SB2`.',
        example: '1234567_SB2',
      }),
      secret('tap_config.ns_consumer_key', 'Consumer key'),
      secret('tap_config.ns_consumer_secret', 'Consumer secret'),
      secret('tap_config.ns_token_key', 'Token ID'),
      secret('tap_config.ns_token_secret', 'Token secret'),
    ),
    advanced(
      toggle('tap_config.is_sandbox', 'NetSuite sandbox'),
      toggle('tap_config.select_fields_by_default', 'Select new fields', {
        initial: true,
        hint: 'Fields that are added in NetSuite later are copied too.',
      }),
    ),
  ],
});
