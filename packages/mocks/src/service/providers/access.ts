import { slowMs } from '../connections/connectionTest.ts';
import { brokenConnection, refusal } from '../core/refusal.ts';
import { wait } from '../world/waiting.ts';
import type { World } from '../world/world.ts';
import { findGrant } from '../oauth/grants.ts';
import { emptyAccount, slowAccount } from '../oauth/providerAccounts.ts';

/** Access to a provider. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string | null;
}

/** The account of a token; `twin-empty-{provider}` and `twin-slow-{provider}` need no sign-in. */
function accountOf(world: World, provider: string, { access_token, refresh_token }: Tokens): string {
  const [, word, named] = /^twin-(empty|slow)-(\w+)$/.exec(access_token) ?? [];
  const grant = word
    ? { provider: named, account: `${word}@provider.example`, isExpired: false, refreshToken: '' }
    : findGrant(world, access_token);
  // Never 401, because that concerns the sender's session, not the provider (F6).
  if (grant?.provider !== provider) {
    throw refusal.badRequest('The provider does not know this access. Connect the account again.');
  }
  if (grant.isExpired && grant.refreshToken !== refresh_token) {
    throw refusal.badRequest('The access to this account has expired. Connect the account again.');
  }
  return grant.account;
}

/**
 * Reads data of an account at a provider.
 * @param signal aborts the read
 * @throws {Refusal} 400 for tokens that the provider refuses
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
