import {
  advanced,
  connect,
  defineSource,
  details,
  number,
  oauth,
  providerRows,
  requestTimeout,
  startDate,
  token,
} from '../definition/define.ts';
import { rows } from '../../forms/kinds/rows.ts';

/**
 * Reads posts and insights of pages. Range of 7 days: spec §9.
 *
 * The names of the settings are inferred. The public connector keeps a page as its id and an access token of its own;
 * the service lists pages with id and name only (spec §3), so it must get the tokens itself.
 */
export const facebookPages = defineSource({
  type: 'facebook_pages',
  authentication: oauth('facebook_pages'),
  prerequisites: [
    {
      title: 'Access to the pages',
      text: 'Sign in as a user whose role on each page includes its insights.',
    },
    {
      title: 'Facebook’s window',
      text: 'Select every page that you want to read, and leave all permissions switched on. Other pages are not listed here.',
    },
  ],
  sections: [
    details(startDate()),
    connect(token('tap_config.access_token', 'access_token')),
    providerRows(
      'Pages',
      'facebookPages',
      { one: 'page', many: 'pages' },
      rows(
        'tap_config.pages',
        'Pages',
        [
          { key: 'name', label: 'Page Name' },
          { key: 'id', label: 'Page ID', isMono: true },
        ],
        { rowKey: 'id', requiredMessage: 'Select at least one page' },
      ),
    ),
    advanced(
      number('static.range_days', 'Range', {
        unit: 'days',
        initial: 7,
        min: 1,
        isRequired: false,
        hint: 'Days of insights in one request.',
      }),
      requestTimeout(),
    ),
  ],
});
