import type { AccountRow } from '../service/rows.ts';
import { demoClientId } from '../service/world.ts';

/** The password of everybody in the demo. */
export const demoPassword = 'millrace-demo';

type Person = Pick<AccountRow, 'email' | 'first_name' | 'last_name' | 'role' | 'is_verified' | 'time_zone'>;

/** Who can sign in: an admin, a team member who has no time zone yet, and somebody who never confirmed their e-mail. */
export const people = [
  {
    email: 'admin@acme.example',
    first_name: 'Noor',
    last_name: 'Haddad',
    role: 'admin',
    is_verified: true,
    time_zone: 'Europe/Berlin',
  },
  {
    email: 'member@acme.example',
    first_name: 'Mateo',
    last_name: 'Lindqvist',
    role: 'team_member',
    is_verified: true,
    time_zone: null,
  },
  {
    email: 'unverified@acme.example',
    first_name: 'Ines',
    last_name: 'Okafor',
    role: 'team_member',
    is_verified: false,
    time_zone: null,
  },
] as const satisfies readonly Person[];

export const accounts: readonly AccountRow[] = people.map((person, index) => ({
  ...person,
  id: index + 1,
  client_id: demoClientId,
  is_active: true,
  integrateio_id: null,
  password: demoPassword,
}));
