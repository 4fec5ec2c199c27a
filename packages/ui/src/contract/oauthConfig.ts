import * as v from 'valibot';

import type { OAuthProvider } from '../domain/connectors/oauth.ts';

const place = {
  /** Where the sign-in is, with its scopes; `{provider}` and `{path of a field}` are filled in. */
  address: v.string(),
  /** The name under which the provider knows the service. */
  clientId: v.string(),
};

const oauthConfig = v.object({
  oauth: v.object({
    ...v.partial(v.object(place)).entries,
    /** What differs from one provider to the other. */
    providers: v.optional(v.record(v.string(), v.partial(v.object(place))), {}),
  }),
});

/** The part of the page's configuration that says where people sign in at providers, as `oauth`. */
export type WireOAuthConfig = v.InferInput<typeof oauthConfig>;

export interface OAuthPlace {
  readonly address: string;
  readonly clientId: string;
}

/**
 * Where people sign in at a provider, out of the page's configuration; `undefined` where it does not say. Read when a
 * sign-in is due, apart from what the console starts with.
 */
export function readOAuthPlace(
  json: string | null | undefined,
  provider: OAuthProvider,
): OAuthPlace | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json || '{}');
  } catch {
    return undefined;
  }
  const decoded = v.safeParse(oauthConfig, value);
  if (!decoded.success) return undefined;
  const { providers, ...common } = decoded.output.oauth;
  const own = Object.hasOwn(providers, provider) ? providers[provider] : undefined;
  const { address, clientId } = { ...common, ...own };
  return address === undefined || clientId === undefined ? undefined : { address, clientId };
}
