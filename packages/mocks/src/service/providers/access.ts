import { slowMs } from '../connectors/connectionTest.ts';
import { brokenConnection, refusal } from '../core/refusal.ts';
import { wait } from '../core/waiting.ts';
import type { World } from '../core/world.ts';
import { findGrant } from '../oauth/grants.ts';
import { emptyAccount, slowAccount } from '../oauth/providerAccounts.ts';

/** What lets somebody in at a provider. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string | null;
}

/** Who a token stands for; `twin-empty-{provider}` and `twin-slow-{provider}` need no sign-in. */
function accountOf(world: World, provider: string, { access_token, refresh_token }: Tokens): string {
  const [, word, named] = /^twin-(empty|slow)-(\w+)$/.exec(access_token) ?? [];
  const grant = word
    ? { provider: named, account: `${word}@provider.example`, isExpired: false, refreshToken: '' }
    : findGrant(world, access_token);
  // Never 401: that would be about the person who asks, not about the provider (docs/faults.md F6).
  if (grant?.provider !== provider) {
    throw refusal.badRequest('The provider does not know this access. Connect the account again.');
  }
  if (grant.isExpired && grant.refreshToken !== refresh_token) {
    throw refusal.badRequest('The access to this account has expired. Connect the account again.');
  }
  return grant.account;
}

/**
 * Reads what somebody has at a provider.
 * @param signal ends a read that nobody waits for any more
 * @throws {Refusal} 400 for tokens that the provider does not take
 */
export async function readAt<Item>(
  world: World,
  provider: string,
  tokens: Tokens,
  signal: AbortSignal,
  items: () => readonly Item[],
): Promise<readonly Item[]> {
  const account = accountOf(world, provider, tokens);
  if (account === slowAccount && !(await wait(world, slowMs, signal))) throw brokenConnection();
  return account === emptyAccount ? [] : items();
}
