import {
  advanced,
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  startDate,
  subdomain,
  text,
  withFields,
} from '../definition/define.ts';
import { digits } from '../../forms/formats/identifier.ts';

/** Reads tickets. The service calls the API key `password`, because it is sent as one. */
export const gorgias = defineSource({
  type: 'gorgias',
  authentication: withFields(),
  docsUrl: 'https://developers.gorgias.com/',
  prerequisites: [
    readAccess('Gorgias'),
    {
      title: 'API key',
      text: 'Under “Settings › REST API”, create a key, and note the email address of its user.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(
      subdomain('tap_config.subdomain', 'Subdomain', 'gorgias.com', { example: 'my-shop' }),
      text('tap_config.username', 'Username', {
        isMono: true,
        bindsSecrets: true,
        hint: 'The email address of the key’s user.',
        example: 'data@example.com',
      }),
      secret('tap_config.password', 'API key'),
    ),
    advanced(
      text('tap_config.tickets_view_id', 'Tickets view ID', {
        isMono: true,
        format: digits(),
        isRequired: false,
        hint: 'A view that lists tickets by their last update, newest first.',
        example: '123456',
      }),
    ),
  ],
});
