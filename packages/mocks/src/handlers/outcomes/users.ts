import type { userHandlers } from '../users.ts';
import { unverified, type Outcomes } from './outcome.ts';
import { refusedBecause, refusedValues, type Refusals } from './refused.ts';

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

const same = { new_password: 'millrace-demo', confirm_password: 'millrace-demo' };

export const userRefusals: Refusals<typeof userHandlers> = {
  updateMe: refusedValues({ as: 'member@acme.example', body: { last_name: 'New' } }, [
    [{ first_name: ' ' }, 'first_name', 'Enter a first name.'],
    [{ last_name: 'x'.repeat(151) }, 'last_name', 'A last name can have at most 150 characters.'],
    [{ phone_national_number: 'none' }, 'phone_national_number', 'Enter a valid phone number.'],
    [{ phone_country_code: 'SE' }, 'phone_country_code', 'Enter a valid country code, such as +49.'],
    [{ email: 'other@acme.example' }, 'email', 'This field cannot be changed here.'],
    [{ role: 'admin' }, 'role', 'This field cannot be changed here.'],
    [{ time_zone: 'Atlantis/Capital' }, 'time_zone', '"Atlantis/Capital" is not a time zone.'],
  ]),
  updatePassword: refusedValues({ body: ownPasswords }, [
    [{ current_password: 'wrong' }, 'current_password', 'Wrong password.'],
    [{ confirm_password: 'another' }, 'confirm_password', 'Passwords don’t match.'],
    [same, 'new_password', 'Choose another password than the present one.'],
    [
      { new_password: 'x', confirm_password: 'x' },
      'new_password',
      'At least 12 characters. At least 5 different characters.',
    ],
  ]),
  getMe: refusedBecause(403, [[{ as: 'inactive@acme.example' }, 'This account is inactive.']]),
};
