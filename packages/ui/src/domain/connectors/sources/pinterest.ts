import {
  advanced,
  connect,
  defineSource,
  details,
  oauth,
  startDate,
  toggle,
  token,
} from '../definition/define.ts';

/** Reads ad accounts. */
export const pinterest = defineSource({
  type: 'pinterest',
  authentication: oauth('pinterest'),
  docsUrl: 'https://developers.pinterest.com/docs/',
  prerequisites: [
    { title: 'Business account', text: 'Sign in with a business account that can see the ad accounts.' },
    { title: 'History', text: 'Pinterest keeps about 90 days of analytics.' },
  ],
  sections: [
    details(startDate()),
    connect(token('tap_config.refresh_token', 'refresh_token')),
    advanced(
      toggle('tap_config.is_backfilled', 'History already loaded', {
        hint: 'Turn it on after the first sync to read active ads only, with fewer API calls.',
      }),
    ),
  ],
});
