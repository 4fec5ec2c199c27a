import * as v from 'valibot';

import { oauthProviders, type OAuthProvider } from '../../domain/connectors/definition/oauth.ts';
import { fillPattern } from '../../domain/routes/pattern.ts';
import { routes } from '../../domain/routes/routes.ts';
import { Secret } from '../../domain/text/secret.ts';
import { textLimit } from '../../domain/text/boundedText.ts';
import { defineCall } from '../call.ts';
import { assumed, instant, wireObject } from '../wire.ts';

const path = '/api/v1/external_oauth/{provider}/';

/** A token, wrapped as a secret when it is decoded. */
const secretText = () =>
  v.nullish(
    v.pipe(
      v.string(),
      v.nonEmpty(),
      v.transform((value) => new Secret(value)),
    ),
    null,
  );

/**
 * The tokens that a provider granted. `fills` in domain/connectors/definition/oauth.ts lists the tokens of each provider
 * (A-102).
 */
const oauthAnswer = wireObject({
  access_token: secretText(),
  refresh_token: secretText(),
  access_token_secret: secretText(),
  username: v.nullish(v.string(), null),
  account_label: assumed(v.string()),
  expires_at: assumed(instant()),
});

const exchange = {
  resource: 'oauth',
  method: 'POST',
  kind: 'oauth',
  params: { provider: v.string() },
  query: { code_verifier: v.string() },
  body: v.object({ code: v.string(), state: v.string(), provider: v.string() }),
  response: oauthAnswer,
  textLimit: textLimit.long,
} as const;

/**
 * Exchanges an authorisation code for tokens. A code works once: after any attempt, the next one returns 400.
 * `code_verifier` is sent if the provider uses PKCE.
 */
export const exchangeOAuth = defineCall({ ...exchange, name: 'exchangeOAuth', path });

/** The exchange for the one provider with a `production/` path in spec §7. */
export const exchangeProductionOAuth = defineCall({
  ...exchange,
  name: 'exchangeProductionOAuth',
  path: `${path}production/`,
});

/**
 * The path to which a provider redirects: of the console, or of the API, which then redirects to the console
 * (A-104).
 */
export const oauthReturnPath = (provider: OAuthProvider): string =>
  fillPattern(oauthProviders[provider].returnsTo === 'api' ? path : routes.oauthCallback.pattern, {
    provider,
  });

/** The console's page for the redirect. */
export const oauthCallbackPath = (provider: OAuthProvider): string =>
  fillPattern(routes.oauthCallback.pattern, { provider });
