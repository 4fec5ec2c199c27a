import {
  advanced,
  connect,
  defineSource,
  details,
  oauth,
  requestTimeout,
  startDate,
  text,
  token,
} from '../definition/define.ts';
import { identifier } from '../../forms/formats/identifier.ts';

/** Reads a spreadsheet: a table for each sheet. */
export const googleSheets = defineSource({
  type: 'google_sheets',
  authentication: oauth('google_sheets'),
  docsUrl: 'https://developers.google.com/sheets/api',
  prerequisites: [
    { title: 'Access to the spreadsheet', text: 'Sign in as a user who can open it.' },
    {
      title: 'Sheets',
      text: 'The first row of each sheet must contain unique headers. Fill in the second row: it decides the types of the columns.',
    },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.refresh_token', 'refresh_token'),
      text('tap_config.spreadsheet_id', 'Spreadsheet ID', {
        isMono: true,
        format: identifier({
          pattern: /^[\w-]+$/,
          inAddress: [/^docs\.google\.com\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]+)(?:[/?#]\S*)?$/i],
          what: 'the ID of a spreadsheet',
        }),
        hint: 'In its address, between `/d/` and `/edit`.',
      }),
    ),
    advanced(requestTimeout()),
  ],
});
