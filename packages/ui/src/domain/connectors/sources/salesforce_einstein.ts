import {
  connectedApp,
  credentials,
  defineSource,
  details,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';
import { webAddress } from '../../forms/formats/webAddress.ts';

/**
 * Reads datasets of CRM Analytics. Uncertain: no public connector has this name, so the fields are those of a
 * connected app.
 */
export const salesforceEinstein = defineSource({
  type: 'salesforce_einstein',
  authentication: withFields(),
  prerequisites: [
    {
      title: 'Connected app',
      text: 'In Salesforce, create one with the scopes for the API, analytics data and offline access. The next step needs its consumer key and secret, and a refresh token.',
    },
    { title: 'User', text: 'The user must see the analytics apps and datasets.' },
  ],
  sections: [
    details(startDate()),
    credentials(
      text('tap_config.instance_url', 'Instance URL', {
        isMono: true,
        bindsSecrets: true,
        format: webAddress,
        example: 'https://example.my.salesforce.com',
      }),
      ...connectedApp(),
    ),
  ],
});
