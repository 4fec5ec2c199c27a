import { alertPriorities } from '../observability/alert.ts';
import { defineListView, many } from './listView.ts';

/** The wire names that the list of alerts can be ordered by. */
export const alertOrderings = [
  'name',
  'priority',
  'open_triggers',
  'last_fired_at',
  'run_frequency',
  'created_at',
] as const;
export type AlertOrdering = (typeof alertOrderings)[number];

/** The view of the list of alerts. Those with the most open triggers come first. */
export const alertListView = defineListView({
  tabs: ['active', 'inactive'],
  filters: { priority: many('priority', alertPriorities) },
  orderings: alertOrderings,
  defaultSort: { by: 'open_triggers', isDescending: true },
});
export type AlertListView = typeof alertListView.defaults;
