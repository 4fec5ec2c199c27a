import type { getMe, WireBody, WireResult, updateMe } from '@millrace/ui/contract';
import { isTimeZone } from '@millrace/ui/domain';
import { showClient } from '../billing/standing.ts';
import { refusal } from '../core/refusal.ts';
import { chatIdentityOf } from './chatIdentity.ts';
import type { AccountRow } from '../core/rows.ts';
import { recordEffect, type World } from '../core/world.ts';

/** A person as the service shows them: with their client, without their password. */
export function showUser(world: World, account: AccountRow): WireResult<typeof getMe> {
  const { password: _password, is_verified: _isVerified, client_id: _clientId, ...user } = account;
  return {
    ...user,
    full_name: `${account.first_name} ${account.last_name}`.trim(),
    client: showClient(world),
  };
}

/** The person who asks, with what only they may know: who they are to the support chat. */
export const showMe = async (world: World, account: AccountRow): Promise<WireResult<typeof getMe>> => ({
  ...showUser(world, account),
  intercom_hmac: await chatIdentityOf(account.id),
});

/** Changes what a person may change of themselves. */
export function updateAccount(
  world: World,
  account: AccountRow,
  { time_zone }: WireBody<typeof updateMe>,
): Promise<WireResult<typeof getMe>> {
  if (!isTimeZone(time_zone)) {
    throw refusal.unprocessable([
      { loc: ['time_zone'], msg: `"${time_zone}" is not a time zone.`, type: 'value_error.time_zone' },
    ]);
  }
  recordEffect(world, 'updateMe', account.id);
  return showMe(world, world.tables.accounts.put({ ...account, time_zone }));
}
