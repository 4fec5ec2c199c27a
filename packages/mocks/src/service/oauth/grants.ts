import { isOAuthProvider, type OAuthProvider } from '@millrace/ui/domain/connectors';
import { hourMs } from '../core/durations.ts';
import { secretToken } from '../core/random.ts';
import type { World } from '../world/world.ts';
import type { OAuthGrantRow } from '../tables/oauthRows.ts';
import { expiredAccount, usualAccount } from './providerAccounts.ts';
import { filledBySignIn } from './signInFields.ts';

/** The part of a client's world that grants need. */
type Holder = Pick<World, 'tables' | 'clock' | 'clientId'>;

/** The access that a provider granted to a client. */
export interface Grant {
  readonly provider: string;
  /** The account that signed in. */
  readonly account: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Whether the access token has expired. The refresh token is still valid. */
  readonly isExpired: boolean;
}

/** Stores a grant. An access token expires after an hour if there is a refresh token, else never. */
export function keepGrant(world: Holder, provider: OAuthProvider, account: string): OAuthGrantRow {
  const now = world.clock.now();
  const isRenewable = Object.values(filledBySignIn(provider).fills).includes('refresh_token');
  const lasting = isRenewable ? now + hourMs : null;
  return world.tables.oauthGrants.put({
    id: world.tables.oauthGrants.nextId(),
    client_id: world.clientId,
    provider,
    account,
    access_token: `twin-access-${secretToken()}`,
    refresh_token: `twin-refresh-${secretToken()}`,
    access_token_secret: `twin-secret-${secretToken()}`,
    expires_at: account === expiredAccount ? now : lasting,
  });
}

/**
 * The grant of an access token; `undefined` if the token was not issued to this client or was withdrawn. Two test tokens
 * need no sign-in: `twin-token-{provider}` is always valid, `twin-expired-{provider}` has always expired.
 */
export function findGrant({ tables, clock }: Holder, accessToken: string): Grant | undefined {
  const [, word, named = ''] = /^twin-(token|expired)-(\w+)$/.exec(accessToken) ?? [];
  if (isOAuthProvider(named)) {
    const refreshToken = `twin-refresh-${named}`;
    return {
      provider: named,
      account: usualAccount,
      accessToken,
      refreshToken,
      isExpired: word === 'expired',
    };
  }
  const row = tables.oauthGrants.all().find(({ access_token }) => access_token === accessToken);
  if (!row) return undefined;
  const { provider, account, refresh_token: refreshToken, expires_at } = row;
  const isExpired = expires_at !== null && expires_at <= clock.now();
  return { provider, account, accessToken, refreshToken, isExpired };
}
