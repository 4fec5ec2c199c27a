import * as v from 'valibot';

/** What a provider gave the person to bring back. It belongs to no client yet: a provider knows nothing of ours. */
export const oauthCodeRow = v.object({
  /** The code; with OAuth 1.0 the verifier. */
  id: v.string(),
  provider: v.string(),
  /** The state that the sign-in began with; with OAuth 1.0 the request token. */
  state: v.string(),
  /** `null` where it was not issued by a page, and so may be exchanged from anywhere. */
  redirect_uri: v.nullable(v.string()),
  /** The PKCE challenge. */
  challenge: v.nullable(v.string()),
  /** Who signed in at the provider. */
  account: v.string(),
  /** Milliseconds since the epoch. */
  expires_at: v.number(),
  is_spent: v.boolean(),
  /** What came of it. */
  grant_id: v.nullable(v.number()),
});
export type OAuthCodeRow = v.InferOutput<typeof oauthCodeRow>;

/** What a client may read at a provider. */
export const oauthGrantRow = v.object({
  id: v.number(),
  client_id: v.number(),
  provider: v.string(),
  account: v.string(),
  access_token: v.string(),
  refresh_token: v.string(),
  access_token_secret: v.string(),
  /** When the access token ends, in milliseconds since the epoch; `null` for never. */
  expires_at: v.nullable(v.number()),
});
export type OAuthGrantRow = v.InferOutput<typeof oauthGrantRow>;
