import { pipelineStatuses } from '../entities/pipeline.ts';
import { defineListView, many, one, oneId } from './listView.ts';

/** The wire names that a list of pipelines can be ordered by. */
export const pipelineOrderings = [
  'name',
  'status',
  'records_last_24h',
  'last_synced_at',
  'created_at',
] as const;
export type PipelineOrdering = (typeof pipelineOrderings)[number];

/** The statuses that filter the active tab: all except archived, which has its own tab. */
export const filterableStatuses = pipelineStatuses.filter((status) => status !== 'archived');

/** The view of the pipelines list. Newest first by default. */
export const pipelineListView = defineListView({
  tabs: ['active', 'archived'],
  filters: {
    statuses: many('state', filterableStatuses, { tab: 'active', replacesTab: true }),
    sourceType: one('type'),
    sourceId: oneId('source'),
    destinationId: oneId('destination'),
  },
  orderings: pipelineOrderings,
  defaultSort: { by: 'created_at', isDescending: true },
});

export type PipelineListView = typeof pipelineListView.defaults;
