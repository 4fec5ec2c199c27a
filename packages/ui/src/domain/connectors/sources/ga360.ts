import { connect, defineSource, details, lockedName, oauth, startDate, text, token } from '../define.ts';

/** Reads the BigQuery export of Google Analytics 360. Its dataset is locked like any other (spec §5). */
export const ga360 = defineSource({
  type: 'ga360',
  authentication: oauth('ga360'),
  prerequisites: [
    { title: 'Export', text: 'The property must have its BigQuery export turned on.' },
    {
      title: 'Access to the dataset',
      text: 'Sign in as a user who can read it in the Google Cloud project.',
    },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.refresh_token', 'refresh_token'),
      text('tap_config.project_id', 'Google Cloud project ID', {
        isMono: true,
        hint: 'Lower-case letters, digits and dashes.',
        example: 'my-project-123',
      }),
      lockedName('tap_config.dataset_id', 'Dataset ID'),
    ),
  ],
});
