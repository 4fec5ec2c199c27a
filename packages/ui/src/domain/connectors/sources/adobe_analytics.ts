import {
  credentials,
  defineSource,
  details,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';

/**
 * Signs in with a server-to-server credential. No public connector was found: the names of `scopes`,
 * `global_company_id` and `report_suite_id` follow Adobe’s own.
 */
export const adobeAnalytics = defineSource({
  type: 'adobe_analytics',
  authentication: withFields(),
  docsUrl: 'https://developer.adobe.com/analytics-apis/docs/2.0/',
  prerequisites: [
    {
      title: 'Server-to-server credential',
      text: 'In the Adobe Developer Console, add the Analytics API to a project. Choose “OAuth Server-to-Server” and a product profile that covers your report suites.',
    },
    { title: 'Company ID', text: 'The Analytics API returns it as “globalCompanyId”.' },
  ],
  sections: [
    details(startDate()),
    credentials(
      text('tap_config.client_id', 'Client ID', { isMono: true, bindsSecrets: true }),
      secret('tap_config.client_secret', 'Client secret'),
      text('tap_config.scopes', 'Scopes', {
        isMono: true,
        hint: 'Copy them from the page of the credential, separated by commas.',
        example: 'openid,AdobeID,read_organizations',
      }),
      text('tap_config.global_company_id', 'Global company ID', { isMono: true, bindsSecrets: true }),
      text('tap_config.report_suite_id', 'Report suite ID', {
        isMono: true,
        isRequired: false,
        hint: 'Leave it empty to let the service choose.',
      }),
    ),
  ],
});
