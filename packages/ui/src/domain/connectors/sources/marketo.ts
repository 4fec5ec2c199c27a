import {
  advanced,
  credentials,
  defineSource,
  details,
  number,
  requestTimeout,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';
import { webAddress } from '../../forms/formats/webAddress.ts';

/**
 * Reads leads and activities. Fields: singer-io/tap-marketo, which derives the identity address from the endpoint.
 */
export const marketo = defineSource({
  type: 'marketo',
  authentication: withFields(),
  prerequisites: [
    {
      title: 'API user',
      text: 'As an administrator, create a role with read-only API access, a user with only that role, and a custom LaunchPoint service for it.',
    },
    {
      title: 'Addresses',
      text: '“Admin › Web services” shows the endpoint and the identity address. Add our IP addresses there if access is limited.',
    },
    { title: 'API calls', text: 'Check how many API calls per day your other tools leave for this source.' },
  ],
  sections: [
    details(startDate()),
    credentials(
      text('tap_config.endpoint', 'REST endpoint', {
        isMono: true,
        bindsSecrets: true,
        format: webAddress,
        hint: 'It ends in `/rest`.',
        example: 'https://123-ABC-456.mktorest.com/rest',
      }),
      text('tap_config.identity', 'Identity address', {
        isMono: true,
        bindsSecrets: true,
        format: webAddress,
        isRequired: false,
        hint: 'It ends in `/identity`. Without it, we derive it from the endpoint.',
        example: 'https://123-ABC-456.mktorest.com/identity',
      }),
      text('tap_config.client_id', 'Client ID', { isMono: true, bindsSecrets: true }),
      secret('tap_config.client_secret', 'Client secret'),
    ),
    advanced(
      number('tap_config.max_daily_calls', 'Maximum API calls per day', {
        initial: 40000,
        min: 1,
        isRequired: false,
        hint: 'Syncing stops until the next day after this many calls.',
      }),
      number('tap_config.max_export_days', 'Days in one export', {
        unit: 'days',
        initial: 30,
        min: 1,
        max: 30,
        isRequired: false,
        hint: 'Use fewer if exports exceed your quota.',
      }),
      requestTimeout(),
    ),
  ],
});
