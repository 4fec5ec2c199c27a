import { activityObjects } from '../entities/activityEntry.ts';
import { dayMs, hourMs } from '../format/duration.ts';
import { changeKinds, eventsOfKinds } from '../logs/accountActivity.ts';
import { defineListView, many, oneId } from './listView.ts';

/** How far back the activity goes; without one, as far as the service does. */
export const activityRanges = ['day', 'week', 'month'] as const;
export type ActivityRange = (typeof activityRanges)[number];

const lengths: Readonly<Record<ActivityRange, number>> = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs };

/** The view of the account's activity, newest first. It has no tabs. */
export const activityListView = defineListView({
  tabs: ['all'],
  filters: {
    kinds: many('kind', changeKinds),
    objects: many('object', activityObjects),
    /** One object of the chosen kind. */
    objectId: oneId('id'),
    personId: oneId('person'),
    ranges: many('range', activityRanges),
  },
  orderings: ['timestamp'],
  defaultSort: { by: 'timestamp', isDescending: true },
});
export type ActivityListView = typeof activityListView.defaults;

/** The query of a view: only what is not the default. */
export function activityQuery(view: ActivityListView) {
  const { status: _, ...query } = activityListView.write(view);
  return query;
}

/** What a view asks of the service. The start of a range is a full hour, so that an answer can be cached. */
export function activityArgs(view: ActivityListView, now: Date) {
  const { kinds, objects, objectId, personId, ranges, search, page, size } = view;
  const [range] = ranges;
  const start = range && Math.floor((now.getTime() - lengths[range]) / hourMs) * hourMs;
  return {
    page,
    ...(size !== undefined && { pageSize: size }),
    ...(search.trim() && { search: search.trim() }),
    ...(kinds.length > 0 && { event: eventsOfKinds(kinds).join(',') }),
    ...(objects.length > 0 && { objectType: objects.join(',') }),
    // The ids of two kinds of objects are not those of one.
    ...(objectId !== undefined && objects.length === 1 && { objectId }),
    ...(personId !== undefined && { userId: personId }),
    ...(start !== undefined && { startTimestamp: new Date(start).toISOString() }),
  };
}
