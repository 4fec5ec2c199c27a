import * as v from 'valibot';

import type { OAuthProvider } from '../../domain/connectors/definition/oauth.ts';

const place = {
  /**
   * The provider's authorisation address with its scopes. `{provider}` and `{path of a field}` are
   * placeholders.
   */
  address: v.string(),
  /** The client id of the service at the provider. */
  clientId: v.string(),
};

const oauthConfig = v.object({
  oauth: v.object({
    ...v.partial(v.object(place)).entries,
    /** Overrides per provider. */
    providers: v.optional(v.record(v.string(), v.partial(v.object(place))), {}),
  }),
});

/** The `oauth` part of the page's configuration: where users sign in at providers. */
export type WireOAuthConfig = v.InferInput<typeof oauthConfig>;

export interface OAuthPlace {
  readonly address: string;
  readonly clientId: string;
}

/**
 * Reads where users sign in at a provider from the page's configuration; `undefined` if it is not configured.
 * Read only for a sign-in, so that the rest of the console starts without it.
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
