import { connect, defineSource, details, oauth, text, token } from '../definition/define.ts';
import { identifier } from '../../forms/formats/identifier.ts';

/** Reads a base. Signs in with PKCE (spec §7). No public connector has a start date. */
export const airtable = defineSource({
  type: 'airtable',
  authentication: oauth('airtable'),
  docsUrl: 'https://airtable.com/developers/web/api/introduction',
  prerequisites: [
    {
      title: 'Access to the base',
      text: 'Sign in as a user who can read the base, and choose it in Airtable’s window.',
    },
    { title: 'Base ID', text: 'It is in the address of the base, and starts with “app”.' },
  ],
  sections: [
    details(),
    connect(
      token('tap_config.access_token', 'access_token'),
      token('tap_config.refresh_token', 'refresh_token'),
      text('tap_config.base_id', 'Base ID', {
        isMono: true,
        format: identifier({
          pattern: /^app[a-z\d]+$/i,
          inAddress: [/^airtable\.com\/(app[a-z\d]+)(?:[/?#]\S*)?$/i],
          what: 'the ID of a base',
        }),
        hint: 'It starts with `app`.',
        example: 'app1234567890abcd',
      }),
    ),
  ],
});
