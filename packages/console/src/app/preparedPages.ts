/** Who sees a prepared page: people without a session token, people with one, or both. */
export type People = 'guests' | 'members' | 'everyone';

/** A page that the build renders into a document, so that it is painted before the script has loaded. */
export interface PreparedPage {
  /** First segment of its paths. The server gives them the document of this name (docs/architecture.md). */
  readonly name: string;
  /** Where it is rendered. */
  readonly address: string;
  /** Where it is shown: a regular expression for path and query. The first render must be the same everywhere. */
  readonly at: string;
  /** Its container, unless the first script has it. */
  readonly container?: string;
  /** @default 'guests' */
  readonly people?: People;
  /**
   * Whether its address contains the token of a link. A font that an inline style requests carries the whole address as
   * its referrer, in spite of the policy (T-19). So the style is a file. @default false
   */
  readonly hasToken?: boolean;
}

/** The signed-out pages. */
export const preparedPages: readonly PreparedPage[] = [
  { name: 'login', address: '/login', at: '^/login$' },
  { name: 'signup', address: '/signup', at: '^/signup$', container: 'Signup' },
  { name: 'email-signup', address: '/email-signup', at: '^/email-signup$', container: 'EmailSignup' },
  { name: 'email-sent', address: '/email-sent', at: '^/email-sent$', container: 'EmailSent' },
  { name: 'verify-email', address: '/verify-email', at: '^/verify-email$', container: 'VerifyEmail' },
  {
    name: 'inactive-client',
    address: '/inactive-client',
    at: '^/inactive-client$',
    container: 'InactiveClient',
  },
  // A token is removed from the address once it is read (useLinkCheck.ts). Without one these pages say something else.
  {
    name: 'reset-password',
    address: '/reset-password?token=x',
    at: String.raw`^/reset-password\?token=[^&]+$`,
    container: 'NewPassword',
    hasToken: true,
  },
  {
    name: 'user-confirmation',
    address: '/user-confirmation/x',
    at: '^/user-confirmation/(?!opened$)[^/?]+$',
    container: 'NewPassword',
    hasToken: true,
  },
  {
    name: 'user-invite',
    address: '/user-invite/x',
    at: '^/user-invite/(?!opened$)[^/?]+$',
    container: 'Invite',
    hasToken: true,
  },
  { name: 'privacy', address: '/privacy', at: '^/privacy$', container: 'Legal', people: 'everyone' },
  { name: 'tos', address: '/tos', at: '^/tos$', container: 'Legal', people: 'everyone' },
];

/** The page of everyone who may be signed in, except where the session does not matter, and after signing out. */
export const opening = {
  address: '/pipelines/list',
  at: String.raw`^/(?!privacy|tos|oauth/|forgot-password|invalid-|\?signed_out=)`,
};
