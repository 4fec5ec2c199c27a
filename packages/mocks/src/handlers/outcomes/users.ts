import type { userHandlers } from '../users.ts';
import { nobody, unverified, type Outcomes } from './outcome.ts';

export const userOutcomes: Outcomes<typeof userHandlers> = {
  getMe: [{ status: 200 }, { status: 401, ...nobody }, { status: 403, ...unverified }],
  updateMe: [
    { status: 200, body: { time_zone: 'Europe/Paris' } },
    { status: 422, body: { time_zone: 'Nowhere' } },
    { status: 422, body: {} },
    { status: 401, body: { time_zone: 'Europe/Paris' }, ...nobody },
  ],
};
