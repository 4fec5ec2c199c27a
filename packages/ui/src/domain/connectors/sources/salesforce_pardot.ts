import {
  connectedApp,
  credentials,
  defineSource,
  details,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';

/** Reads a business unit with a connected app: Pardot is not among the sign-ins of spec §3. */
export const salesforcePardot = defineSource({
  type: 'salesforce_pardot',
  authentication: withFields(),
  docsUrl: 'https://developer.salesforce.com/docs/marketing/pardot',
  prerequisites: [
    {
      title: 'Connected app',
      text: 'In Salesforce, create one with the Pardot and refresh token scopes. Its consumer key and secret, and a refresh token for a Pardot user, go into the next step.',
    },
    {
      title: 'Time zone',
      text: 'Set the user’s time zone to UTC, so that daylight saving time does not move times.',
    },
    { title: 'Business unit', text: 'Its ID is in the Salesforce setup, under “Pardot account setup”.' },
  ],
  sections: [
    details(startDate()),
    credentials(
      text('tap_config.pardot_business_unit_id', 'Pardot business unit ID', {
        isMono: true,
        bindsSecrets: true,
        hint: '18 characters; it starts with `0Uv`.',
        example: '0Uv000000000001AAA',
      }),
      ...connectedApp(),
    ),
  ],
});
