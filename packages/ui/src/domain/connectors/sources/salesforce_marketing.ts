import {
  advanced,
  connect,
  defineSource,
  details,
  number,
  oauth,
  requestTimeout,
  secret,
  startDate,
  text,
  token,
} from '../definition/define.ts';
import { subdomainOf } from '../../forms/formats/identifier.ts';

/** Reads a Marketing Cloud tenant, with the platform’s own app or an installed package of yours. */
export const salesforceMarketing = defineSource({
  type: 'salesforce_marketing',
  authentication: oauth('salesforce_marketing'),
  docsUrl: 'https://developer.salesforce.com/docs/marketing/marketing-cloud',
  prerequisites: [
    {
      title: 'Administrator',
      text: 'Sign in as an administrator of Marketing Cloud. Your edition must be Pro, Corporate or Enterprise.',
    },
    { title: 'Tenant subdomain', text: 'It is in the address of your login, before “.login”.' },
  ],
  sections: [
    details(startDate()),
    connect(
      text('tap_config.tenant_subdomain', 'Tenant subdomain', {
        isMono: true,
        format: subdomainOf([
          'login.exacttarget.com',
          'auth.marketingcloudapis.com',
          'rest.marketingcloudapis.com',
          'soap.marketingcloudapis.com',
        ]),
        example: 'mcx21dt54chc0gprl638px2g7r48',
        isInSignInAddress: true,
        bindsSecrets: true,
      }),
      token('tap_config.refresh_token', 'refresh_token'),
    ),
    advanced(
      text('tap_config.client_id', 'Client ID', {
        isMono: true,
        isRequired: false,
        bindsSecrets: true,
        hint: 'Only for an installed package of your own.',
      }),
      secret('tap_config.client_secret', 'Client secret', { isRequired: false }),
      number('static.batch_size', 'Batch size', {
        unit: 'records',
        initial: 2500,
        min: 1,
        isRequired: false,
      }),
      number('static.date_window', 'Date window', {
        unit: 'days',
        initial: 30,
        min: 1,
        isRequired: false,
        hint: 'Days of data in one request.',
      }),
      requestTimeout(),
    ),
  ],
});
