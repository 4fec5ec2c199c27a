import { defineDialog } from '../modals/dialog.ts';

/** Confirms and performs an action on alerts. */
export const alertAction = defineDialog({
  name: 'alertAction',
  load: async () => (await import('./AlertActionContainer.ts')).AlertActionContainer,
  answers: { onClose: () => undefined },
});

/** Confirms and performs an action on metrics. */
export const metricAction = defineDialog({
  name: 'metricAction',
  load: async () => (await import('./MetricActionContainer.ts')).MetricActionContainer,
  answers: { onClose: () => undefined },
});
