import type { AccountRow } from '../service/tables/accountRows.ts';
import { demoClientId } from '../service/world/world.ts';
import { neighbourIds } from './clients.ts';

/** The password of all people in the demo. */
export const demoPassword = 'millrace-demo';

/** By default, an admin of the demo's client with a time zone. */
const person = <const Email extends string>(
  email: Email,
  first_name: string,
  last_name: string,
  more: Partial<Omit<AccountRow, 'id' | 'email' | 'password'>> = {},
) => ({
  client_id: demoClientId,
  role: 'admin' as const,
  is_active: true,
  is_verified: true,
  time_zone: 'Europe/Berlin',
  integrateio_id: null,
  phone_country_code: null,
  phone_national_number: null,
  invitation: null,
  last_login_at: null,
  email,
  first_name,
  last_name,
  ...more,
});

const member = { role: 'team_member', time_zone: null } as const;

/** The people of every scenario. */
export const people = [
  person('admin@acme.example', 'Noor', 'Haddad'),
  person('member@acme.example', 'Mateo', 'Lindqvist', member),
  // Address not confirmed.
  person('unverified@acme.example', 'Ines', 'Okafor', { ...member, is_verified: false }),
  // Deactivated by an admin.
  person('inactive@acme.example', 'Tomas', 'Reyes', { ...member, is_active: false }),
  person('trial@fresh.example', 'Amina', 'Sow', { client_id: neighbourIds.fresh }),
  person('lastday@fresh.example', 'Jonas', 'Weber', { client_id: neighbourIds.lastDay }),
  person('expired@late.example', 'Priya', 'Nair', { client_id: neighbourIds.late }),
  person('canceled@done.example', 'Luca', 'Moretti', { client_id: neighbourIds.canceled }),
  person('leaving@done.example', 'Hana', 'Kimura', { client_id: neighbourIds.leaving }),
  person('pastdue@done.example', 'Eva', 'Novak', { client_id: neighbourIds.pastDue }),
  // Came from the sister product.
  person('bypass@partner.example', 'Omar', 'Farouk', {
    client_id: neighbourIds.partner,
    integrateio_id: '48213',
  }),
] as const satisfies readonly Omit<AccountRow, 'id' | 'password'>[];

export const accounts: readonly AccountRow[] = people.map((each, index) => ({
  ...each,
  id: index + 1,
  password: demoPassword,
}));
