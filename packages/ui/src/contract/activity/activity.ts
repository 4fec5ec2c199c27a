import * as v from 'valibot';

import type { ActivityEntry } from '../../domain/entities/activityEntry.ts';
import { isAmong } from '../../domain/entities/listStatus.ts';
import { defineCall } from '../call.ts';
import { hasId } from '../fits.ts';
import { listQuery, page } from '../paging.ts';
import { assumed, id, instant, queryInteger, wireObject } from '../wire.ts';

const activityId = id<'activity'>();

/** Why the call is in no part of the specification, for the exported contract. */
const proposal =
  'What people did in an account. Without it, the console has no activity of sources, destinations and the account.';

/** An entry of the activity, in the form of a line of a pipeline's log. */
export const activityEntry = v.pipe(
  v.object({
    id: activityId,
    timestamp: instant(),
    message: v.nullish(v.string()),
    object: assumed(
      wireObject({ type: v.string(), id: assumed(queryInteger(1)), name: assumed(v.string()) }),
    ),
    details: assumed(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
  v.transform(({ timestamp, ...fields }): ActivityEntry => ({ at: timestamp, ...fields })),
);

/**
 * A page of what people did in the account, newest first. Proposed: the specification has no such call. `object_type` and
 * `event` are comma-separated lists, `user_id` is who did it. The range consists of ISO date-times, its end excluded.
 */
export const listActivity = defineCall({
  name: 'listActivity',
  resource: 'activity',
  method: 'GET',
  path: '/api/v1/activity/',
  kind: 'list',
  proposal,
  query: {
    page: listQuery.page,
    page_size: listQuery.page_size,
    search: listQuery.search,
    object_type: v.string(),
    object_id: queryInteger(1),
    event: v.string(),
    user_id: queryInteger(1),
    start_timestamp: v.string(),
    end_timestamp: v.string(),
  },
  fits: {
    objectType: ({ object }, wanted) => isAmong(object?.type, wanted),
    objectId: ({ object }, wanted) => hasId(object?.id, wanted),
    event: ({ details }, wanted) => isAmong(details?.['event']?.toString(), wanted),
    userId: ({ details }, wanted) => isAmong(details?.['by_id']?.toString(), String(wanted)),
    startTimestamp: ({ at }, wanted) => at >= new Date(wanted),
    endTimestamp: ({ at }, wanted) => at < new Date(wanted),
  },
  response: page(activityEntry),
});

/** One entry, from which a form takes the old values. Proposed, as the list is. */
export const getActivity = defineCall({
  name: 'getActivity',
  resource: 'activity',
  method: 'GET',
  path: '/api/v1/activity/{id}/',
  kind: 'detail',
  proposal,
  params: { id: activityId },
  response: activityEntry,
});
