import type { activityHandlers } from '../activity.ts';
import { unverified, type Outcomes } from './outcome.ts';

export const activityOutcomes: Outcomes<typeof activityHandlers> = {
  listActivity: [
    { status: 200 },
    { status: 200, query: '?object_type=source&object_id=1&event=changed,created&user_id=1&search=postgres' },
    { status: 404, query: '?page=99' },
    { status: 422, query: '?start_timestamp=now' },
    { status: 403, ...unverified },
  ],
  getActivity: [
    { status: 200, at: { id: '1' } },
    { status: 404, at: { id: '9999' } },
    { status: 404, at: { id: 'x' } },
  ],
};
