import type { setSignupPassword, signup, WireBody } from '@millrace/ui/contract';
import { paths } from '@millrace/ui/domain/routes';
import { dayMs } from '../core/durations.ts';
import { refusal } from '../core/refusal.ts';
import type { AccountRow, ClientRow } from '../tables/accountRows.ts';
import { recordEffect, type Backend } from '../world/world.ts';
import { spendHumanCheck } from './humanCheck.ts';
import { send } from './mailbox.ts';
import { issueLink, openLink, passwordLinkWords, spendLink } from './mailTokens.ts';
import { newPerson } from './newPerson.ts';
import { countLetter } from './passwords.ts';
import { accountOf, comparableEmail, statusOf } from './people.ts';
import { checkNewPassword, checkPerson, trimmed } from './personFields.ts';

/** Length of a new client's trial, in milliseconds. */
const trialMs = 14 * dayMs;

/** A new client: on trial, with the free share of observability, named after its first person's domain. */
const newClient = ({ rows, clock }: Backend, email: string): ClientRow =>
  rows.clients.put({
    id: rows.clients.nextId(),
    name: email.split('@')[1] ?? email,
    trial_expiry_date: new Date(clock.now() + trialMs).toISOString(),
    is_bypass_billing: false,
    is_stripe_managed: true,
    receive_billing_notifications: true,
    receive_monthly_notifications: true,
    free_observability_quota: 1_000,
    free_observability_usage: 0,
    paid_observability_usage: 0,
  });

/** Tells a person who signs up again about their account, by mail only (T-20). */
function remind(backend: Backend, account: AccountRow): void {
  const world = backend.worldOf(account.client_id);
  if (statusOf(world, account) === 'unverified') issueLink(world, 'confirmation', account);
  else send(world, { to: account.email, kind: 'account_exists', link: paths.login() });
}

/** Creates a client with its first admin, whose address is unconfirmed. */
export function signUp(backend: Backend, { recaptcha_token, ...body }: WireBody<typeof signup>): void {
  spendHumanCheck(backend, recaptcha_token);
  const errors = checkPerson(body);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  countLetter(backend, body.email);
  const known = accountOf(backend, body.email);
  if (known) return remind(backend, known);
  const { phone, first_name, last_name } = trimmed(body);
  const email = comparableEmail(body.email);
  const client = newClient(backend, email);
  const account = backend.rows.accounts.put({
    ...newPerson,
    id: backend.rows.accounts.nextId(),
    client_id: client.id,
    email,
    first_name,
    last_name,
    role: 'admin',
    is_active: true,
    phone_national_number: phone || null,
  });
  issueLink(backend.worldOf(client.id), 'confirmation', account);
  recordEffect(backend, 'signup', account.id);
}

/** Sends the confirmation link again if one is pending. The response does not reveal whether it is (T-20). */
export function sendConfirmation(backend: Backend, email: string): void {
  countLetter(backend, email);
  const account = accountOf(backend, email);
  if (!account) return;
  const world = backend.worldOf(account.client_id);
  if (statusOf(world, account) !== 'unverified') return;
  issueLink(world, 'confirmation', account);
  recordEffect(backend, 'validateUserEmail', account.id);
}

/** Confirms an address with its mailed link, and signs its person in with the chosen password. */
export function confirm(backend: Backend, token: string, body: WireBody<typeof setSignupPassword>): void {
  const link = openLink(backend, token, ['confirmation'], passwordLinkWords);
  const { account, world } = link;
  const errors = checkNewPassword(body, account);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  spendLink(link);
  world.tables.accounts.put({ ...account, password: body.new_password, is_verified: true });
  recordEffect(backend, 'setSignupPassword', account.id);
}
