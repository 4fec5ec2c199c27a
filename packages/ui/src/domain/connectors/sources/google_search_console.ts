import {
  advanced,
  connect,
  defineSource,
  details,
  list,
  oauth,
  requestTimeout,
  startDate,
  token,
} from '../definition/define.ts';

/** Reads the performance of sites in searches. */
export const googleSearchConsole = defineSource({
  type: 'google_search_console',
  authentication: oauth('google_search_console'),
  docsUrl: 'https://developers.google.com/webmaster-tools',
  prerequisites: [
    { title: 'Verified sites', text: 'Sign in as an owner or full user of the properties.' },
    { title: 'History', text: 'Google keeps 16 months of data. Figures are final after a few days.' },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.refresh_token', 'refresh_token'),
      list('tap_config.site_urls', 'Sites', {
        wire: 'commas',
        hint: 'Enter them as Search Console shows them.',
        example: 'https://example.com, sc-domain:example.com',
      }),
    ),
    advanced(requestTimeout()),
  ],
});
