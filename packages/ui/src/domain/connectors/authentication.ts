import { oauthProviders, type OAuthFacts, type OAuthProvider } from './oauth.ts';

/** How a connector lets the service in. */
export type Authentication =
  | { readonly kind: 'fields' }
  /** A role of the customer's cloud account, taken on by the service. */
  | { readonly kind: 'role' }
  | ({ readonly kind: 'oauth'; readonly provider: OAuthProvider } & OAuthFacts);

export const withFields = (): Authentication => Object.freeze({ kind: 'fields' });
export const withRole = (): Authentication => Object.freeze({ kind: 'role' });

/** Sign-in at the provider, as the table in oauth.ts knows it. */
export const oauth = (provider: OAuthProvider): Authentication =>
  Object.freeze({ kind: 'oauth', provider, ...oauthProviders[provider] });
