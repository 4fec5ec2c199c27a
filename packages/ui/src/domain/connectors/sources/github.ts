import {
  advanced,
  connect,
  defineSource,
  details,
  list,
  oauth,
  readAccess,
  requestTimeout,
  startDate,
  text,
  token,
} from '../definition/define.ts';
import { webAddress } from '../../forms/formats/webAddress.ts';

/** Reads repositories. */
export const github = defineSource({
  type: 'github',
  authentication: oauth('github'),
  docsUrl: 'https://docs.github.com/rest',
  prerequisites: [
    readAccess('GitHub'),
    {
      title: 'Access to the repositories',
      text: 'Sign in as a user who can read them. For private ones, an owner of the organisation approves the app.',
    },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.access_token', 'access_token'),
      list('tap_config.repository', 'Repositories', {
        wire: 'spaces',
        hint: 'Enter each with its owner.',
        example: 'octo-org/app, octo-org/docs',
      }),
    ),
    advanced(
      text('tap_config.base_url', 'API address', {
        isMono: true,
        format: webAddress,
        initial: 'https://api.github.com',
        isRequired: false,
        bindsSecrets: true,
        hint: 'Change it for GitHub Enterprise only.',
      }),
      requestTimeout(),
    ),
  ],
});
