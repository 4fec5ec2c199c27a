import { alertTriggerStatusLabel } from '../../../domain/observability/describeAlert.ts';
import { formatExpected } from '../../../domain/observability/alertValues.ts';
import type { ListCsv } from '../../../patterns/ResourceList/listCsv.ts';
import type { TriggerRow } from './triggerColumns.tsx';

/** The file of an alert's triggers, with times in UTC. */
export const triggerCsv: ListCsv<TriggerRow> = {
  heads: [
    'ID',
    'Fired (UTC)',
    'State',
    'Metrics',
    'Values',
    'Expected',
    'Back in range (UTC)',
    'Acknowledged by',
    'Acknowledged (UTC)',
    'Resolved by',
    'Resolved (UTC)',
  ],
  cells: (trigger) => {
    const measurements = trigger.measurements ?? [];
    return [
      trigger.id,
      trigger.triggeredAt?.toISOString(),
      trigger.status && alertTriggerStatusLabel(trigger.status),
      measurements.map(({ name }) => name).join('; '),
      measurements.map(({ value }) => value ?? '').join('; '),
      measurements.map(({ range }) => formatExpected(range)).join('; '),
      trigger.healedAt?.toISOString(),
      trigger.acknowledgedBy,
      trigger.acknowledgedAt?.toISOString(),
      trigger.resolvedBy,
      trigger.resolvedAt?.toISOString(),
    ];
  },
};
