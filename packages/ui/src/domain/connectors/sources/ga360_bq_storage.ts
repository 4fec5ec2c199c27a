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
 * Reads the BigQuery export of Google Analytics 360 through the Storage API. Uncertain: no public connector has
 * this name; the fields are those of singer-io/tap-ga360.
 */
export const ga360BqStorage = defineSource({
  type: 'ga360_bq_storage',
  authentication: withFields(),
  prerequisites: [
    { title: 'Export', text: 'The property must have its BigQuery export turned on.' },
    {
      title: 'Service account',
      text: 'In the Google Cloud project, give an account “BigQuery Data Viewer”, “BigQuery Job User” and “BigQuery Read Session User”, and create a JSON key for it.',
    },
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
