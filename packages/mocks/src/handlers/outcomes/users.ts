import type { userHandlers } from '../users.ts';
import { nobody, unverified, type Outcomes } from './outcome.ts';

export const userOutcomes: Outcomes<typeof userHandlers> = {
  getMe: [{ status: 200 }, { status: 401, ...nobody }, { status: 403, ...unverified }],
  updateMe: [
    { status: 200, body: { time_zone: 'Europe/Paris' } },
    { status: 422, body: { time_zone: 'Nowhere' } },
    {
      status: 200,
      body: { first_name: 'Noor', phone_country_code: '+49', phone_national_number: '30 1234567' },
    },
    { status: 422, body: { first_name: ' ' } },
    { status: 422, body: { email: 'new@acme.example' } },
    { status: 401, body: { time_zone: 'Europe/Paris' }, ...nobody },
  ],
};
