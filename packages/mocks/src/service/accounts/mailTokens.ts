import { invitationLifetimeMs } from '@millrace/ui/domain/entities';
import { dayMs, hourMs } from '../core/durations.ts';
import { secretToken } from '../core/random.ts';
import { refusal, type Refusal } from '../core/refusal.ts';
import type { AccountRow, LinkKind, MailTokenRow } from '../tables/accountRows.ts';
import type { Backend, World } from '../world/world.ts';
import { sendLink } from './mailbox.ts';
import { countAttempt, demandPatience, tokenLimit } from './throttle.ts';

/** Lifetime of a link, in milliseconds. */
const lifetimeMs: Record<LinkKind, number> = {
  invitation: invitationLifetimeMs,
  confirmation: 3 * dayMs,
  password: hourMs,
};

/** Ends the valid links of an account, of one kind or of all. */
export function endLinks(
  { tables }: World,
  accountId: number,
  ended: 'cancelled' | 'replaced',
  kind?: LinkKind,
): void {
  for (const row of tables.mailTokens.all()) {
    if (row.account_id !== accountId || row.ended !== null) continue;
    if (kind === undefined || row.kind === kind) tables.mailTokens.put({ ...row, ended });
  }
}

/** Sends an account a new link, which ends the earlier ones of its kind. */
export function issueLink(world: World, kind: LinkKind, account: AccountRow): MailTokenRow {
  endLinks(world, account.id, 'replaced', kind);
  const row = world.tables.mailTokens.put({
    id: secretToken(),
    client_id: world.clientId,
    account_id: account.id,
    kind,
    expires_at: world.clock.now() + lifetimeMs[kind],
    ended: null,
  });
  sendLink(world, kind, account.email, row.id);
  return row;
}

/** Why a link is no longer valid. */
type Fate = 'expired' | NonNullable<MailTokenRow['ended']>;

/** The message about a link that is no longer valid or never was. */
export type LinkWords = Readonly<Record<Fate, () => Refusal>> & { readonly unknown: () => Refusal };

/** The messages for links that can be requested again. */
export const passwordLinkWords: LinkWords = {
  unknown: () => refusal.notFound('This link is not valid. Open the full link from the email.'),
  expired: () => refusal.gone('This link has expired. Ask for a new one.'),
  used: () => refusal.gone('This link was used already. Ask for a new one if you need it.'),
  replaced: () => refusal.gone('A newer link was sent. Open the link in the latest email.'),
  cancelled: () => refusal.gone('This link no longer holds.'),
};

/** A valid link and its owner. */
export interface OpenLink {
  readonly token: MailTokenRow;
  readonly account: AccountRow;
  readonly world: World;
}

/** @throws in `words` for a link that is not of `kinds` or no longer valid; 429 after too many attempts */
export function openLink(
  backend: Backend,
  id: string,
  kinds: readonly LinkKind[],
  words: LinkWords,
): OpenLink {
  const key = 'links';
  demandPatience(backend, key, tokenLimit);
  const token = backend.rows.mailTokens.get(id);
  if (!token || !kinds.includes(token.kind)) {
    countAttempt(backend, key, tokenLimit);
    throw words.unknown();
  }
  if (token.ended) throw words[token.ended]();
  if (token.expires_at <= backend.clock.now()) throw words.expired();
  const account = backend.rows.accounts.get(token.account_id);
  if (!account) throw words.cancelled();
  return { token, account, world: backend.worldOf(token.client_id) };
}

/** Marks a link as used. */
export const spendLink = ({ world, token }: OpenLink): void =>
  void world.tables.mailTokens.put({ ...token, ended: 'used' });
