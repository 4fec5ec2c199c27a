import type { AccountRow } from '../service/rows.ts';
import { demoClientId } from '../service/world.ts';

/** The password of everybody in the demo. */
export const demoPassword = 'millrace-demo';

type Person = Omit<AccountRow, 'id' | 'client_id' | 'integrateio_id' | 'password'>;

/** An admin, a team member without a time zone yet, somebody who never confirmed their address, somebody who has left. */
export const people = [
  {
    email: 'admin@acme.example',
    first_name: 'Noor',
    last_name: 'Haddad',
    role: 'admin',
    is_active: true,
    is_verified: true,
    time_zone: 'Europe/Berlin',
  },
  {
    email: 'member@acme.example',
    first_name: 'Mateo',
    last_name: 'Lindqvist',
    role: 'team_member',
    is_active: true,
    is_verified: true,
    time_zone: null,
  },
  {
    email: 'unverified@acme.example',
    first_name: 'Ines',
    last_name: 'Okafor',
    role: 'team_member',
    is_active: true,
    is_verified: false,
    time_zone: null,
  },
  {
    email: 'deactivated@acme.example',
    first_name: 'Tomas',
    last_name: 'Reyes',
    role: 'team_member',
    is_active: false,
    is_verified: true,
    time_zone: null,
  },
] as const satisfies readonly Person[];

export const accounts: readonly AccountRow[] = people.map((person, index) => ({
  ...person,
  id: index + 1,
  client_id: demoClientId,
  integrateio_id: null,
  password: demoPassword,
}));
