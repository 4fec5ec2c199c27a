import {
  advanced,
  connect,
  defineSource,
  details,
  longText,
  oauth,
  requestTimeout,
  startDate,
  text,
  token,
} from '../definition/define.ts';
import { digits } from '../../forms/formats/identifier.ts';

/** Reads a Universal Analytics view. */
export const googleAnalytics = defineSource({
  type: 'google_analytics',
  authentication: oauth('google_analytics'),
  docsUrl: 'https://developers.google.com/analytics/devguides/reporting/core/v4',
  prerequisites: [
    { title: 'Access to the view', text: 'Sign in as a user who may read and analyse the account.' },
    { title: 'View ID', text: 'The selector of accounts and views shows it.' },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.refresh_token', 'refresh_token'),
      text('tap_config.view_id', 'View ID', { isMono: true, format: digits(), example: '198343027' }),
      longText('tap_config.report_definitions', 'Report definitions', {
        content: 'json',
        isRequired: false,
        hint: 'A JSON list of your own reports, each with an `id` and a `name`.',
      }),
    ),
    advanced(requestTimeout()),
  ],
});
