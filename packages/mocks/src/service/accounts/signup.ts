import type { setSignupPassword, signup, WireBody } from '@millrace/ui/contract';
import { paths } from '@millrace/ui/domain';
import { dayMs } from '../core/durations.ts';
import { refusal } from '../core/refusal.ts';
import type { AccountRow, ClientRow } from '../core/rows.ts';
import { recordEffect, type Backend } from '../core/world.ts';
import { spendHumanCheck } from './humanCheck.ts';
import { send } from './mailbox.ts';
import { issueLink, openLink, passwordLinkWords, spendLink } from './mailTokens.ts';
import { newPerson } from './newPerson.ts';
import { countLetter } from './passwords.ts';
import { accountOf, comparableEmail, statusOf } from './people.ts';
import { checkNewPassword, checkPerson, trimmed } from './personFields.ts';

/** How long a new client tries the product, in milliseconds. */
const trialMs = 14 * dayMs;

/** A client as it begins: on trial, with the free share of observability, and called after its first person's domain. */
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

/** Tells somebody who signs up once more what they have; only their mailbox learns of it (T-20). */
function remind(backend: Backend, account: AccountRow): void {
  const world = backend.worldOf(account.client_id);
  if (statusOf(world, account) === 'unverified') issueLink(world, 'confirmation', account);
  else send(world, { to: account.email, kind: 'account_exists', link: paths.login() });
}

/** Makes a client with its first admin, whose address is yet to be confirmed. */
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

/** Sends the link to confirm an address once more, where one waits for it; nobody is told whether (T-20, A-99). */
export function sendConfirmation(backend: Backend, email: string): void {
  countLetter(backend, email);
  const account = accountOf(backend, email);
  if (!account) return;
  const world = backend.worldOf(account.client_id);
  if (statusOf(world, account) !== 'unverified') return;
  issueLink(world, 'confirmation', account);
  recordEffect(backend, 'validateUserEmail', account.id);
}

/** Confirms an address by the link that came to it, and lets its person in with the password that they chose. */
export function confirm(backend: Backend, token: string, body: WireBody<typeof setSignupPassword>): void {
  const link = openLink(backend, token, ['confirmation'], passwordLinkWords);
  const { account, world } = link;
  const errors = checkNewPassword(body, account);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  spendLink(link);
  world.tables.accounts.put({ ...account, password: body.new_password, is_verified: true });
  recordEffect(backend, 'setSignupPassword', account.id);
}
