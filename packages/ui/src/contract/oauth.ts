import * as v from 'valibot';

import { oauthProviders, type OAuthProvider } from '../domain/connectors/oauth.ts';
import { fillPattern } from '../domain/routes/pattern.ts';
import { routes } from '../domain/routes/routes.ts';
import { Secret } from '../domain/secret.ts';
import { textLimit } from '../domain/boundedText.ts';
import { defineCall } from './call.ts';
import { assumed, instant, wireObject } from './wire.ts';

const path = '/api/v1/external_oauth/{provider}/';

/** A token: out of sight from the moment it is decoded. */
const secretText = () =>
  v.nullish(
    v.pipe(
      v.string(),
      v.nonEmpty(),
      v.transform((value) => new Secret(value)),
    ),
    null,
  );

/** What a provider granted. Which of the tokens are there, `fills` of its row in domain/connectors/oauth.ts says. */
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
 * Turns the code that a provider sent people back with into tokens. A code is good for one attempt: whatever came of
 * it, the next is refused with 400. `code_verifier` where the provider takes PKCE.
 */
export const exchangeOAuth = defineCall({ ...exchange, name: 'exchangeOAuth', path });

/** The same for the one provider whose exchange spec §7 puts at `production/`. */
export const exchangeProductionOAuth = defineCall({
  ...exchange,
  name: 'exchangeProductionOAuth',
  path: `${path}production/`,
});

/** The path to which a provider sends people back: of the console, or of the API, which sends them on there. */
export const oauthReturnPath = (provider: OAuthProvider): string =>
  fillPattern(oauthProviders[provider].returnsTo === 'api' ? path : routes.oauthCallback.pattern, {
    provider,
  });

/** The console's own page for the return. */
export const oauthCallbackPath = (provider: OAuthProvider): string =>
  fillPattern(routes.oauthCallback.pattern, { provider });
