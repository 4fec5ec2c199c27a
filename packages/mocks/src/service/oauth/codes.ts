import { newOAuthState, oauthProviders, type OAuthProvider } from '@millrace/ui/domain/connectors';
import { dayMs } from '../core/durations.ts';
import { secretToken } from '../core/random.ts';
import { refusal } from '../core/refusal.ts';
import type { Backend } from '../world/world.ts';
import type { OAuthCodeRow } from '../tables/oauthRows.ts';
import { usualAccount } from './providerAccounts.ts';

/** How long a code is valid, in milliseconds of the service's clock. */
export const codeLifetimeMs = 600_000;

/** The client id of the twin at every provider. */
export const oauthClientId = 'millrace-demo';

/** A person's consent at a provider. */
export interface Consent {
  readonly provider: OAuthProvider;
  /** @default a new one */
  readonly state?: string;
  /** The PKCE challenge, if the sign-in had one. */
  readonly challenge?: string;
  /** The return address; without one, the code can be exchanged from any address. */
  readonly redirectUri?: string;
  /** @default {@link usualAccount} */
  readonly account?: string;
}

/** The parameters of the exchange. */
export interface IssuedCode {
  readonly code: string;
  /** In OAuth 1.0, the request token stands in for the state. */
  readonly state: string;
}

/** Issues a code for a provider. */
export function issueCode(
  { rows, clock }: Pick<Backend, 'rows' | 'clock'>,
  { provider, state = newOAuthState(), challenge, redirectUri, account = usualAccount }: Consent,
): IssuedCode {
  const now = clock.now();
  for (const { id, expires_at } of rows.oauthCodes.all()) {
    if (expires_at + dayMs <= now) rows.oauthCodes.remove(id);
  }
  const row = rows.oauthCodes.put({
    id: secretToken(),
    provider,
    state: oauthProviders[provider].version === '1.0' ? secretToken() : state,
    redirect_uri: redirectUri ?? null,
    challenge: challenge ?? null,
    account,
    expires_at: now + codeLifetimeMs,
    is_spent: false,
    grant_id: null,
  });
  return { code: row.id, state: row.state };
}

/** The sign-in that a code was issued for; `undefined` for the code that fits any sign-in. */
export type Spent = OAuthCodeRow | undefined;

const unknownCode = () => refusal.badRequest('The provider does not know this code.');
const spentCode = () => refusal.badRequest('This code has been used before: sign in again.');
const withdrawn = () =>
  refusal.badRequest('This code has been used before. Its access has been revoked: sign in again.');
const lateCode = () => refusal.badRequest('This code has expired: sign in again.');

/** Test codes whose name decides the outcome (docs/twin.md, "Signing in at a provider"). */
const namedCodes: ReadonlyMap<string, () => Spent> = new Map([
  ['twin-code', () => undefined],
  [
    'twin-code-used',
    () => {
      throw spentCode();
    },
  ],
  [
    'twin-code-expired',
    () => {
      throw lateCode();
    },
  ],
]);

/**
 * Spends a code, even if the exchange fails afterwards. A code that is used twice may be stolen, so its grant is withdrawn
 * (RFC 6749 section 4.1.2).
 */
export function spendCode({ rows, clock }: Pick<Backend, 'rows' | 'clock'>, code: string): Spent {
  const named = namedCodes.get(code);
  if (named) return named();
  const row = rows.oauthCodes.get(code);
  if (!row) throw unknownCode();
  if (row.is_spent) {
    if (row.grant_id === null) throw spentCode();
    rows.oauthGrants.remove(row.grant_id);
    throw withdrawn();
  }
  rows.oauthCodes.put({ ...row, is_spent: true });
  if (row.expires_at <= clock.now()) throw lateCode();
  return row;
}
