import {
  connect,
  defineSource,
  details,
  exportDataset,
  ga360Export,
  oauth,
  startDate,
  token,
} from '../definition/define.ts';

/** Reads the BigQuery export of Google Analytics 360. */
export const ga360 = defineSource({
  type: 'ga360',
  authentication: oauth('ga360'),
  prerequisites: [
    ga360Export,
    {
      title: 'Access to the dataset',
      text: 'Sign in as a user who can read it in the Google Cloud project.',
    },
  ],
  sections: [
    details(startDate()),
    connect(token('tap_config.refresh_token', 'refresh_token'), ...exportDataset()),
  ],
});
