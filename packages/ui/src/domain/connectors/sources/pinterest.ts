import { advanced, connect, defineSource, details, oauth, startDate, toggle, token } from '../define.ts';

/** Reads ad accounts. */
export const pinterest = defineSource({
  type: 'pinterest',
  authentication: oauth('pinterest'),
  prerequisites: [
    { title: 'Business account', text: 'Sign in with one that can see the ad accounts.' },
    { title: 'History', text: 'Pinterest keeps analytics of about 90 days.' },
  ],
  sections: [
    details(startDate()),
    connect(token('tap_config.refresh_token', 'refresh_token')),
    advanced(
      toggle('tap_config.is_backfilled', 'History is loaded', {
        hint: 'Turn it on after the first load to read active ads only.',
      }),
    ),
  ],
});
