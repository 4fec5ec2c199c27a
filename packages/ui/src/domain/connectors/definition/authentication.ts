import { oauthProviders, type OAuthFacts, type OAuthProvider } from './oauth.ts';

/**
 * Credentials that the user enters: keys and passwords, or a role in their cloud account that the service
 * assumes.
 */
export type TypedAuthentication = { readonly kind: 'fields' } | { readonly kind: 'role' };

/** How the service signs in. */
export type Authentication =
  TypedAuthentication | ({ readonly kind: 'oauth'; readonly provider: OAuthProvider } & OAuthFacts);

export const withFields = (): TypedAuthentication => Object.freeze({ kind: 'fields' });
export const withRole = (): TypedAuthentication => Object.freeze({ kind: 'role' });

/** Sign-in at the provider, by the protocol in oauth.ts. */
export const oauth = (provider: OAuthProvider): Authentication =>
  Object.freeze({ kind: 'oauth', provider, ...oauthProviders[provider] });
