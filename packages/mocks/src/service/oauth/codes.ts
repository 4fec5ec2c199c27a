import { newOAuthState, oauthProviders, type OAuthProvider } from '@millrace/ui/domain';
import { dayMs } from '../core/durations.ts';
import { secretToken } from '../core/random.ts';
import { refusal } from '../core/refusal.ts';
import type { Backend } from '../core/world.ts';
import type { OAuthCodeRow } from './oauthRows.ts';
import { usualAccount } from './providerAccounts.ts';

/** How long a code is good, in milliseconds of the service's time. */
export const codeLifetimeMs = 600_000;

/** The name under which every provider knows the twin. */
export const oauthClientId = 'millrace-demo';

/** What a person agrees to at a provider. */
export interface Consent {
  readonly provider: OAuthProvider;
  /** @default a new one */
  readonly state?: string;
  /** The PKCE challenge, where the sign-in had one. */
  readonly challenge?: string;
  /** Where the person is sent back to; without it, the code can be exchanged from anywhere. */
  readonly redirectUri?: string;
  /** @default {@link usualAccount} */
  readonly account?: string;
}

/** What the exchange is to be asked with. */
export interface IssuedCode {
  readonly code: string;
  /** With OAuth 1.0 the request token. */
  readonly state: string;
}

/** Lets a provider hand out a code. */
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

/** What a code was issued for; `undefined` for the code that stands for any sign-in. */
export type Spent = OAuthCodeRow | undefined;

const unknownCode = () => refusal.badRequest('The provider does not know this code.');
const spentCode = () => refusal.badRequest('This code has been used before: sign in again.');
const withdrawn = () =>
  refusal.badRequest('This code has been used before. What it granted has been withdrawn: sign in again.');
const lateCode = () => refusal.badRequest('This code has expired: sign in again.');

/** Codes that are good or bad by their name (docs/twin.md, "Signing in at a provider"). */
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
 * Takes a code, which is void from now on, whatever is found out about it next. One that comes again was stolen, by this
 * sender or by the one before: what it granted ends (RFC 6749 section 4.1.2).
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
