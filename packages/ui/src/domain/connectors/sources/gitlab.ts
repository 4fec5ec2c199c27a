import {
  advanced,
  credentials,
  defineSource,
  details,
  list,
  requestTimeout,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';
import { webAddress } from '../../forms/formats/webAddress.ts';

/**
 * Reads groups, projects, or both. Fields: singer-io/tap-gitlab; older releases expected the API path in the
 * address.
 */
export const gitlab = defineSource({
  type: 'gitlab',
  authentication: withFields(),
  docsUrl: 'https://docs.gitlab.com/user/profile/personal_access_tokens/',
  prerequisites: [
    {
      title: 'Personal access token',
      text: 'Create one with the “read_api” scope, as a user with at least reporter access. Note when it expires.',
    },
    { title: 'Network access', text: 'Allow our IP addresses if you host GitLab yourself.' },
  ],
  sections: [
    details(startDate()),
    credentials(
      secret('tap_config.private_token', 'Personal access token'),
      list('tap_config.groups', 'Groups', {
        wire: 'spaces',
        requiredUnless: 'tap_config.projects',
        requiredMessage: 'Enter groups, projects, or both',
        hint: 'Paths or IDs.',
        example: 'myorg, mygroup',
      }),
      list('tap_config.projects', 'Projects', {
        wire: 'spaces',
        isRequired: false,
        hint: 'Paths or IDs. Leave it empty to read every project of the groups.',
        example: 'myorg/shop, myorg/site',
      }),
      text('tap_config.api_url', 'GitLab URL', {
        isMono: true,
        bindsSecrets: true,
        format: webAddress,
        initial: 'https://gitlab.com',
        isRequired: false,
        hint: 'Without the path of the API.',
        example: 'https://gitlab.example.com',
      }),
    ),
    advanced(requestTimeout()),
  ],
});
