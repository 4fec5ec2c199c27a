import { defineListView, one } from './listView.ts';

/** The wire names that a list of sources or destinations can be ordered by. */
export const connectorOrderings = ['name', 'type', 'used_by', 'created_at'] as const;
export type ConnectorOrdering = (typeof connectorOrderings)[number];

/** The view of the sources list and of the destinations list. Newest first by default. */
export const connectorListView = defineListView({
  tabs: ['active', 'archived'],
  filters: { type: one('type') },
  orderings: connectorOrderings,
  defaultSort: { by: 'created_at', isDescending: true },
});

export type ConnectorListView = typeof connectorListView.defaults;
