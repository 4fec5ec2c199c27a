import {
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';

/** Reads responses to product assistants. No public connector was found; the names follow the service’s API. */
export const pickzen = defineSource({
  type: 'pickzen',
  authentication: withFields(),
  prerequisites: [
    readAccess('Pickzen'),
    { title: 'API access token', text: 'The admin of Pickzen shows it if your plan includes the API.' },
  ],
  sections: [
    details(startDate()),
    credentials(
      secret('tap_config.access_token', 'API access token'),
      text('tap_config.assistant', 'Assistant code', {
        isMono: true,
        isRequired: false,
        hint: 'Leave it empty to read the responses of every assistant.',
      }),
    ),
  ],
});
