import { hookStatuses } from '../hooks/hook.ts';
import { defineListView } from './listView.ts';

/** The wire names that the list of hooks can be ordered by. */
export const hookOrderings = ['name', 'last_delivery', 'created_at'] as const;
export type HookOrdering = (typeof hookOrderings)[number];

/** The view of the list of hooks. */
export const hookListView = defineListView({
  tabs: hookStatuses,
  filters: {},
  orderings: hookOrderings,
  defaultSort: { by: 'name', isDescending: false },
});
export type HookListView = typeof hookListView.defaults;
