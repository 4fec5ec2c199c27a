/** Said when the service has opened a session that the next question does not find. */
export const sessionNotKept =
  'The browser did not keep the session. Allow cookies for this site, then sign in again.';

/** Said when somebody was to have signed in elsewhere, and has not. */
export const notSignedInYet = 'You are not signed in yet. Sign in first, then come back here.';

/** Said when the page was cleared but the service was not told. */
export const signedOutHereOnly =
  'You are signed out here, not on the server. Until it is told, this browser can be signed in again without a password.';
