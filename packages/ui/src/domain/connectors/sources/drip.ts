import {
  advanced,
  connect,
  defineSource,
  details,
  oauth,
  readAccess,
  requestTimeout,
  startDate,
  token,
} from '../definition/define.ts';

/** Reads subscribers and campaigns. */
export const drip = defineSource({
  type: 'drip',
  authentication: oauth('drip'),
  docsUrl: 'https://developer.drip.com/',
  prerequisites: [
    readAccess('Drip'),
    { title: 'User', text: 'Sign in as a user who can see the accounts that you want to copy.' },
  ],
  sections: [
    details(startDate()),
    connect(token('tap_config.access_token', 'access_token')),
    advanced(requestTimeout()),
  ],
});
