import type {
  resetPassword,
  updatePassword,
  verifyPasswordToken,
  WireBody,
  WireResult,
} from '@millrace/ui/contract';
import { paths } from '@millrace/ui/domain/routes';
import { refusal } from '../core/refusal.ts';
import type { AccountRow } from '../tables/accountRows.ts';
import { recordEffect, type Backend, type World } from '../world/world.ts';
import { send } from './mailbox.ts';
import { issueLink, openLink, passwordLinkWords, spendLink } from './mailTokens.ts';
import { accountOf, comparableEmail, endSessions, shutOut, statusOf } from './people.ts';
import { checkNewPassword } from './personFields.ts';
import type { Caller } from './session.ts';
import { countAttempt, demandPatience, forgetAttempts, letterLimit, passwordLimit } from './throttle.ts';

/** Counts a letter that anyone can request. An unknown address has the same limit as a known one (T-20). */
export function countLetter(backend: Backend, email: string): void {
  const key = `letter ${comparableEmail(email)}`;
  demandPatience(backend, key, letterLimit);
  countAttempt(backend, key, letterLimit);
}

/** Sends a link that lets a person in again. The response does not reveal whether the account exists (T-20). */
export function recover(backend: Backend, email: string): void {
  countLetter(backend, email);
  const account = accountOf(backend, email);
  if (!account?.is_active) return;
  const world = backend.worldOf(account.client_id);
  // A person with an unconfirmed address has no password to replace.
  issueLink(world, statusOf(world, account) === 'unverified' ? 'confirmation' : 'password', account);
  recordEffect(backend, 'recoverPassword', account.id);
}

/** The owner of a link, from a letter about a password or a new account. */
export function verifyToken(backend: Backend, token: string): WireResult<typeof verifyPasswordToken> {
  const { account, world } = openLink(backend, token, ['password', 'confirmation'], passwordLinkWords);
  return world.hasAssumedFields ? { email: account.email } : {};
}

/** Sets a person's chosen password, and notifies them. */
export function setPassword(world: World, account: AccountRow, password: string): AccountRow {
  send(world, {
    to: account.email,
    kind: 'password_changed',
    // For a person who did not make the change.
    link: paths.login({ view: 'recover' }),
  });
  return world.tables.accounts.put({ ...account, password });
}

export function reset(backend: Backend, token: string, body: WireBody<typeof resetPassword>): void {
  const link = openLink(backend, token, ['password'], passwordLinkWords);
  const { account, world } = link;
  const errors = checkNewPassword(body, account);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  spendLink(link);
  setPassword(world, account, body.new_password);
  shutOut(backend, account);
  forgetAttempts(backend, account.email);
  recordEffect(backend, 'resetPassword', account.id);
}

interface OwnPassword {
  readonly backend: Backend;
  readonly world: World;
  readonly caller: Caller;
  readonly account: AccountRow;
  readonly body: WireBody<typeof updatePassword>;
}

/** Changes one's own password. Sessions elsewhere with the old one end. */
export function change({ backend, world, caller, account, body }: OwnPassword): void {
  const key = `password ${account.id}`;
  demandPatience(backend, key, passwordLimit);
  if (body.current_password !== account.password) {
    countAttempt(backend, key, passwordLimit);
    throw refusal.unprocessable([
      {
        loc: ['current_password'],
        msg: 'Wrong password.',
        type: 'value_error.password.wrong',
      },
    ]);
  }
  forgetAttempts(backend, key);
  const errors = checkNewPassword(body, account);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  setPassword(world, account, body.new_password);
  endSessions(backend, account.id, caller.session?.id);
  recordEffect(world, 'updatePassword', account.id);
}
