import {
  advanced,
  connect,
  defineSource,
  details,
  oauth,
  readAccess,
  startDate,
  toggle,
  token,
} from '../definition/define.ts';

/** Reads payments and orders. Its exchange ends in `production/` (spec §7). */
export const square = defineSource({
  type: 'square',
  authentication: oauth('square'),
  docsUrl: 'https://developer.squareup.com/docs',
  prerequisites: [
    readAccess('Square'),
    {
      title: 'Account',
      text: 'Sign in with a production account that may authorise apps. It must own every location that you want to copy.',
    },
  ],
  sections: [
    details(startDate()),
    connect(token('tap_config.refresh_token', 'refresh_token')),
    advanced(toggle('static.sandbox', 'Square sandbox')),
  ],
});
