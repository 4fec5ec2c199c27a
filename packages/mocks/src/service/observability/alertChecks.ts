import type { updateAlert, WireBody } from '@millrace/ui/contract';
import { emailProblem } from '@millrace/ui/domain/policies';
import { maxLength } from '@millrace/ui/domain/text';
import { checkName } from '../core/names.ts';
import type { FieldRefusal } from '../core/refusal.ts';
import type { World } from '../world/world.ts';

/** The changed fields of an alert, or all of a new one. */
export type AlertChanges = WireBody<typeof updateAlert>;

const wrong = (loc: FieldRefusal['loc'], msg: string, type: string): FieldRefusal => ({ loc, msg, type });

/** The current row, if there is one. */
function repeatedIn(keys: readonly (string | number)[]): ReadonlySet<number> {
  const seen = new Set<string | number>();
  return new Set(keys.flatMap((key, index) => (seen.size === seen.add(key).size ? [index] : [])));
}

function checkEmails(emails: readonly string[]): FieldRefusal[] {
  const repeated = repeatedIn(emails.map((email) => email.trim().toLowerCase()));
  return emails.flatMap((email, index) => {
    const at = ['notification', 'emails', index];
    const problem = emailProblem(email);
    if (problem !== undefined) return [wrong(at, problem, 'value_error.email')];
    return repeated.has(index) ? [wrong(at, 'This address is here already.', 'value_error.unique')] : [];
  });
}

function checkMetrics({ tables }: World, chosen: NonNullable<AlertChanges['alert_metrics']>): FieldRefusal[] {
  if (chosen.length === 0) {
    return [wrong(['alert_metrics'], 'Choose at least one metric.', 'value_error.missing')];
  }
  const repeated = repeatedIn(chosen.map(({ metric_id }) => metric_id));
  return chosen.flatMap(({ metric_id }, index) => {
    const at = ['alert_metrics', index, 'metric_id'];
    const metric = tables.metrics.get(metric_id);
    if (!metric) return [wrong(at, 'This does not exist.', 'value_error.reference')];
    if (metric.status === 'archived') return [wrong(at, 'This metric is archived.', 'value_error.reference')];
    return repeated.has(index) ? [wrong(at, 'This metric is chosen already.', 'value_error.unique')] : [];
  });
}

/** The errors of an alert's input, beyond its enums. */
export function checkAlert(world: World, changes: AlertChanges, ownId?: number): FieldRefusal[] {
  const { name, notification, alert_metrics } = changes;
  const others = world.tables.alerts.all();
  return [
    ...(name === undefined
      ? []
      : checkName({ thing: 'alert', name, most: maxLength.standard, others, ownId })),
    ...checkEmails(notification?.emails ?? []),
    ...(alert_metrics === undefined ? [] : checkMetrics(world, alert_metrics)),
  ];
}
