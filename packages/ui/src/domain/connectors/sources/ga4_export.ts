import {
  credentials,
  defineSource,
  details,
  keyFile,
  lockedName,
  startDate,
  text,
  withFields,
} from '../define.ts';

/**
 * Reads the BigQuery export of Google Analytics 4. Not among the sign-ins of spec §3, so it reads with a service
 * account. Its dataset is locked like any other (spec §5).
 */
export const ga4Export = defineSource({
  type: 'ga4_export',
  authentication: withFields(),
  prerequisites: [
    {
      title: 'Export',
      text: 'In the admin of Google Analytics, link the property to BigQuery, and wait for the first daily tables.',
    },
    {
      title: 'Service account',
      text: 'In the Google Cloud project, give an account “BigQuery Data Viewer” and “BigQuery Job User”, and create a JSON key for it.',
    },
    { title: 'Dataset', text: 'Its ID usually starts with “analytics_”.' },
  ],
  sections: [
    details(startDate()),
    credentials(
      keyFile('tap_config.service_account_json', 'Service account key', {
        content: 'serviceAccount',
        accept: ['.json'],
        fills: { project_id: 'tap_config.project_id' },
        hint: 'The JSON key of an account that may read the dataset.',
      }),
      text('tap_config.project_id', 'Google Cloud project ID', {
        isMono: true,
        hint: 'Lower-case letters, digits and dashes. The key file fills it in.',
        example: 'my-project-123',
      }),
      lockedName('tap_config.dataset_id', 'Dataset ID'),
    ),
  ],
});
