import { formatQuantity } from '../format/count.ts';
import { describePlace } from './describeMetric.ts';
import { isAllowed, type ActionTable, type ListedEntity } from '../entities/actions.ts';
import { metricCan, metricStatuses, type Metric, type MetricStatus } from './metric.ts';

/** The actions on a metric, as users see them. Editing and duplicating have a dialog of their own. */
export const metricActions = {
  edit: {
    from: metricCan.edit,
    verb: 'Edit',
    doing: 'Saving…',
    done: 'changed',
    consequence: 'The change applies to future measurements.',
    isDestructive: false,
  },
  duplicate: {
    from: metricStatuses,
    verb: 'Duplicate',
    doing: 'Creating…',
    done: 'duplicated',
    consequence: 'The metric itself stays as it is.',
    isDestructive: false,
  },
  /** Permanent: no call restores a metric. */
  archive: {
    from: metricCan.archive,
    verb: 'Archive',
    doing: 'Archiving…',
    done: 'archived',
    consequence:
      'It is no longer measured, and its name becomes free. It can’t be restored, but you can duplicate it.',
    isDestructive: true,
  },
} as const satisfies ActionTable<MetricStatus>;
export type MetricCommand = keyof typeof metricActions;

/** Why `action` is unavailable now, in a few words; `undefined` if it is available. */
export function whyNotMetric(
  action: MetricCommand,
  { status, usedBy }: Pick<Metric, 'status' | 'usedBy'>,
): string | undefined {
  if (!isAllowed(metricActions[action], status)) {
    if (status !== 'archived') return `Status: ${status}`;
    return action === 'archive' ? 'Already archived' : 'An archived metric can’t be changed';
  }
  if (action !== 'archive' || !usedBy) return undefined;
  return `Used by ${formatQuantity(usedBy, 'alert')}. Remove it from ${usedBy === 1 ? 'that alert' : 'those'} first`;
}

export const metricEntity: ListedEntity<MetricCommand, never, Metric> = {
  noun: 'metric',
  actions: metricActions,
  pages: {},
  menu: () => ['edit', 'duplicate', 'archive'],
  bulk: (metrics) =>
    metrics.some((metric) => isAllowed(metricActions.archive, metric.status)) ? ['archive'] : [],
  whyNot: whyNotMetric,
  // A metric in use can't be archived either, but its dialog explains that and names the alerts.
  whyDisabled: (action, metric) => whyNotMetric(action, { ...metric, usedBy: 0 }),
  details: (metric) => [[`ID ${metric.id}`], [describePlace(metric)]],
};
