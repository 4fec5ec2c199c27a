import { defineDialog } from '../../dialogs/dialog.ts';

/** Creates or changes a metric. Resolves with it, or `undefined` if it was not saved. */
export const createMetric = defineDialog({
  name: 'createMetric',
  load: async () => (await import('./CreateMetricContainer.tsx')).CreateMetricContainer,
  answers: { onClose: (metric) => metric },
});

/** Compares the rows of a pipeline's tables at both ends. Resolves with a table to load again, if one was chosen. */
export const rowCounts = defineDialog({
  name: 'rowCounts',
  load: async () => (await import('./RowCountsContainer.tsx')).RowCountsContainer,
  answers: { onClose: (table) => table },
});

/** Confirms and performs an action on metrics. */
export const metricAction = defineDialog({
  name: 'metricAction',
  load: async () => (await import('./MetricActionContainer.ts')).MetricActionContainer,
  answers: { onClose: () => undefined },
});
