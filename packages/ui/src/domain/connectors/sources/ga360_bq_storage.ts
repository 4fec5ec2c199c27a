import {
  credentials,
  defineSource,
  details,
  exportAccount,
  ga360Export,
  startDate,
  withFields,
} from '../definition/define.ts';

/**
 * Reads the BigQuery export of Google Analytics 360 through the Storage API. Uncertain: no public connector has
 * this name; the fields are those of singer-io/tap-ga360.
 */
export const ga360BqStorage = defineSource({
  type: 'ga360_bq_storage',
  authentication: withFields(),
  prerequisites: [
    ga360Export,
    {
      title: 'Service account',
      text: 'In the Google Cloud project, give an account “BigQuery Data Viewer”, “BigQuery Job User” and “BigQuery Read Session User”, and create a JSON key for it.',
    },
  ],
  sections: [details(startDate()), credentials(...exportAccount())],
});
