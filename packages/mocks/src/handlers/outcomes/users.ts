import type { userHandlers } from '../users.ts';
import { unverified, type Outcomes } from './outcome.ts';

const ownPasswords = {
  current_password: 'millrace-demo',
  new_password: 'a river of records',
  confirm_password: 'a river of records',
};

export const userOutcomes: Outcomes<typeof userHandlers> = {
  getMe: [{ status: 200 }, { status: 403, ...unverified }],
  updateMe: [
    { status: 200, body: { time_zone: 'Europe/Paris' } },
    { status: 422, body: { time_zone: 'Nowhere' } },
    {
      status: 200,
      body: { first_name: 'Noor', phone_country_code: '+49', phone_national_number: '30 1234567' },
    },
    { status: 422, body: { first_name: ' ' } },
    { status: 422, body: { email: 'new@acme.example' } },
  ],
  updatePassword: [
    { status: 204, body: ownPasswords },
    { status: 422, body: { ...ownPasswords, current_password: 'wrong' } },
    { status: 422, body: { ...ownPasswords, new_password: 'short', confirm_password: 'short' } },
    { status: 422, body: { ...ownPasswords, confirm_password: 'another' } },
    { status: 403, body: ownPasswords, ...unverified },
  ],
};
