import { oauthReturnPath, type exchangeOAuth, type WireBody, type WireResult } from '@millrace/ui/contract';
import {
  isOAuthProvider,
  isOAuthState,
  oauthProviders,
  pkceChallengeOf,
  type OAuthProvider,
} from '@millrace/ui/domain/connectors';
import type { SignInAnswer } from '@millrace/ui/domain/forms';
import { refusal, type FieldRefusal } from '../core/refusal.ts';
import { recordEffect, type Backend, type World } from '../world/world.ts';
import { spendCode, type Spent } from './codes.ts';
import { keepGrant } from './grants.ts';
import type { OAuthGrantRow } from '../tables/oauthRows.ts';
import { filledBySignIn } from './signInFields.ts';
import { usualAccount } from './providerAccounts.ts';

/** The request of an exchange. */
export interface Exchanging {
  readonly provider: string;
  readonly body: WireBody<typeof exchangeOAuth>;
  /** The PKCE verifier: `code_verifier` of the query. */
  readonly verifier: string | undefined;
  /** Whether the address ends in `production/`. */
  readonly isProduction: boolean;
  /** The host of the request. */
  readonly host: string;
}

/** Exchanges a code for tokens (spec §7). A-106 lists the checks. */
export async function exchange(
  backend: Backend,
  world: World,
  asked: Exchanging,
): Promise<WireResult<typeof exchangeOAuth>> {
  const provider = demandProvider(asked.provider, asked.isProduction);
  const errors = check(provider, asked);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  const spent = spendCode(backend, asked.body.code);
  await demandFit(provider, asked, spent);
  const grant = keepGrant(world, provider, spent?.account ?? usualAccount);
  if (spent) backend.rows.oauthCodes.put({ ...spent, is_spent: true, grant_id: grant.id });
  recordEffect(world, asked.isProduction ? 'exchangeProductionOAuth' : 'exchangeOAuth', grant.id);
  return show(world, provider, grant);
}

/**
 * Each provider has one address. Only Square's ends in `production/`.
 * @throws {Refusal} 404 for any other address
 */
export function demandProvider(provider: string, isProduction: boolean): OAuthProvider {
  if (isOAuthProvider(provider) && oauthProviders[provider].isProduction === isProduction) return provider;
  throw refusal.notFound('There is no such provider.');
}

function check(name: OAuthProvider, { body, verifier }: Exchanging): FieldRefusal[] {
  const { version, isPkce } = oauthProviders[name];
  const invalid = (loc: readonly string[], msg = 'This value is not valid.') => ({
    loc,
    msg,
    type: 'value_error',
  });
  const missing = (...loc: string[]) => ({
    loc,
    msg: 'This field is required.',
    type: 'value_error.missing',
  });
  const isVerifier = verifier === undefined || /^[\w.~-]{43,128}$/.test(verifier);
  return [
    ...(body.provider === name ? [] : [invalid(['provider'], 'This is not the provider of the address.')]),
    ...(body.code === '' ? [missing('code')] : []),
    ...(body.state === '' ? [missing('state')] : []),
    ...(version === '1.0' || body.state === '' || isOAuthState(body.state) ? [] : [invalid(['state'])]),
    ...(isPkce && verifier === undefined ? [missing('query', 'code_verifier')] : []),
    ...(isVerifier ? [] : [invalid(['query', 'code_verifier'])]),
  ];
}

/** A code fits only the sign-in that it was issued for (T-11: replayed or injected codes). */
async function demandFit(provider: OAuthProvider, asked: Exchanging, spent: Spent): Promise<void> {
  if (!spent) return;
  const { verifier, body, host } = asked;
  if (spent.provider !== provider) {
    throw refusal.badRequest('This code was issued by another provider.');
  }
  if (spent.state !== body.state) {
    throw refusal.badRequest('The state does not match the sign-in.');
  }
  const target = spent.redirect_uri === null ? undefined : new URL(spent.redirect_uri);
  if (target && (target.host !== host || target.pathname !== oauthReturnPath(provider))) {
    throw refusal.badRequest('This code was issued for another return address.');
  }
  const challenge = verifier === undefined ? null : await pkceChallengeOf(verifier);
  if (challenge !== spent.challenge) {
    throw refusal.badRequest('The code verifier does not match the challenge.');
  }
}

function show(
  { hasAssumedFields }: World,
  provider: OAuthProvider,
  grant: OAuthGrantRow,
): WireResult<typeof exchangeOAuth> {
  const held: Record<SignInAnswer, string> = { ...grant, username: grant.account };
  const fields = Object.values(filledBySignIn(provider).fills);
  return {
    ...Object.fromEntries(fields.map((field) => [field, held[field]])),
    ...(hasAssumedFields && {
      account_label: grant.account,
      expires_at: grant.expires_at === null ? null : new Date(grant.expires_at).toISOString(),
    }),
  };
}
