import type { AccountRow } from '../tables/accountRows.ts';

/** Fields of a person who has not joined yet. */
export const newPerson = {
  first_name: '',
  last_name: '',
  time_zone: null,
  is_active: false,
  is_verified: false,
  integrateio_id: null,
  phone_country_code: null,
  phone_national_number: null,
  password: null,
  invitation: null,
  last_login_at: null,
} as const satisfies Partial<AccountRow>;
