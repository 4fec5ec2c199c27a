/** Shown when the service has opened a session, but the next read does not find it. */
export const sessionNotKept =
  'The browser did not keep the session. Allow cookies for this site, then sign in again.';

/** Shown when the person was to sign in elsewhere, but has not. */
export const notSignedInYet = 'You are not signed in yet. Sign in first, then come back here.';

/** Shown when the page was cleared, but the sign-out request failed. */
export const signedOutHereOnly =
  'You are signed out on this page, but not on the server. Until the server ends the session, this browser can be signed in again without a password.';

/** Shown when another person has signed in since this page opened. */
export const otherPersonSignedIn =
  'Someone else has signed in in this browser, so nothing was sent. Sign in again to continue.';

/** Shown when nobody is signed in any more. */
export const nobodySignedIn =
  'You have been signed out in this browser, so nothing was sent. Sign in again to continue.';
