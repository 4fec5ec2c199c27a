import {
  credentials,
  defineSource,
  details,
  exportAccount,
  startDate,
  withFields,
} from '../definition/define.ts';

/**
 * Reads the BigQuery export of Google Analytics 4. Not among the sign-ins of spec §3, so it reads with a service
 * account. Its dataset is locked like any other (spec §5).
 */
export const ga4Export = defineSource({
  type: 'ga4_export',
  authentication: withFields(),
  docsUrl: 'https://support.google.com/analytics/answer/9358801',
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
  sections: [details(startDate()), credentials(...exportAccount())],
});
