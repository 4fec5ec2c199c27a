import * as v from 'valibot';

/** A code that a provider issued. It belongs to no client, because the provider does not know our clients. */
export const oauthCodeRow = v.object({
  /** The code; in OAuth 1.0, the verifier. */
  id: v.string(),
  provider: v.string(),
  /** The state of the sign-in; in OAuth 1.0, the request token. */
  state: v.string(),
  /** `null` for a code that no page issued, which can be exchanged from any address. */
  redirect_uri: v.nullable(v.string()),
  /** The PKCE challenge. */
  challenge: v.nullable(v.string()),
  /** The account that signed in at the provider. */
  account: v.string(),
  /** Milliseconds since the epoch. */
  expires_at: v.number(),
  is_spent: v.boolean(),
  /** The grant that the code was exchanged for. */
  grant_id: v.nullable(v.number()),
});
export type OAuthCodeRow = v.InferOutput<typeof oauthCodeRow>;

/** The access that a provider granted to a client. */
export const oauthGrantRow = v.object({
  id: v.number(),
  client_id: v.number(),
  provider: v.string(),
  account: v.string(),
  access_token: v.string(),
  refresh_token: v.string(),
  access_token_secret: v.string(),
  /** When the access token expires, in milliseconds since the epoch; `null` for never. */
  expires_at: v.nullable(v.number()),
});
export type OAuthGrantRow = v.InferOutput<typeof oauthGrantRow>;
