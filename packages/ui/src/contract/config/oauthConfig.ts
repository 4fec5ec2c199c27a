import * as v from 'valibot';

import type { OAuthProvider } from '../../domain/connectors/definition/oauth.ts';
import { readPart } from './setting.ts';

const text = () => v.fallback(v.optional(v.string()), undefined);

const place = v.object({
  /**
   * The provider's authorisation address with its scopes. `{provider}` and `{path of a field}` are
   * placeholders.
   */
  address: text(),
  /** The client id of the service at the provider. */
  clientId: text(),
});

/** The `oauth` part of the page's configuration: where users sign in at providers. */
export const oauthConfig = v.object({
  oauth: v.fallback(
    v.optional(
      v.object({
        ...place.entries,
        /** Overrides per provider. */
        providers: v.fallback(v.optional(v.record(v.string(), v.fallback(place, {})), {}), {}),
      }),
    ),
    undefined,
  ),
});

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
  const { oauth } = readPart(oauthConfig, json);
  if (!oauth) return undefined;
  const { providers, ...common } = oauth;
  const own = Object.hasOwn(providers, provider) ? providers[provider] : undefined;
  const address = own?.address ?? common.address;
  const clientId = own?.clientId ?? common.clientId;
  return address === undefined || clientId === undefined ? undefined : { address, clientId };
}
