import type { getMe, WireBody, WireResult, updateMe } from '@millrace/ui/contract';
import { showClient } from '../billing/standing.ts';
import { refusal } from '../core/refusal.ts';
import type { AccountRow } from '../tables/accountRows.ts';
import { recordEffect, type World } from '../world/world.ts';
import { chatIdentityOf } from './chatIdentity.ts';
import { checkPerson, trimmed } from './personFields.ts';

export const fullName = ({ first_name, last_name }: Pick<AccountRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

/** A person on the wire: with their client, without data that only signing in needs. */
export const showUser = (world: World, account: AccountRow): WireResult<typeof getMe> => ({
  id: account.id,
  email: account.email,
  first_name: account.first_name,
  last_name: account.last_name,
  full_name: fullName(account),
  time_zone: account.time_zone,
  role: account.role,
  is_active: account.is_active,
  integrateio_id: account.integrateio_id,
  phone_country_code: account.phone_country_code,
  phone_national_number: account.phone_national_number,
  client: showClient(world),
});

/** The sender, with their identity for the support chat. */
export const showMe = async (world: World, account: AccountRow): Promise<WireResult<typeof getMe>> => ({
  ...showUser(world, account),
  intercom_hmac: await chatIdentityOf(account.id),
});

/** Changes one's own profile; an empty telephone is none. */
export function updateAccount(
  world: World,
  account: AccountRow,
  fields: WireBody<typeof updateMe>,
): Promise<WireResult<typeof getMe>> {
  const errors = checkPerson(fields);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  const { phone_country_code, phone_national_number, ...rest } = trimmed(fields);
  recordEffect(world, 'updateMe', account.id);
  return showMe(
    world,
    world.tables.accounts.put({
      ...account,
      ...rest,
      ...(phone_country_code !== undefined && { phone_country_code: phone_country_code || null }),
      ...(phone_national_number !== undefined && { phone_national_number: phone_national_number || null }),
    }),
  );
}
