import type { updateAlert, WireBody } from '@millrace/ui/contract';
import { isLongerThan, maxLength } from '@millrace/ui/domain';
import { checkName } from '../core/names.ts';
import type { FieldRefusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';

/** What of an alert is changed, or is said of a new one. */
export type AlertChanges = WireBody<typeof updateAlert>;

const wrong = (loc: FieldRefusal['loc'], msg: string, type: string): FieldRefusal => ({ loc, msg, type });

/** Something before and behind an @; whether letters arrive is another question. */
const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && !isLongerThan(text, maxLength.email);

const checkEmails = (emails: readonly string[]): FieldRefusal[] =>
  emails.flatMap((email, index) => {
    const at = ['notification', 'emails', index];
    return isEmail(email) ? [] : [wrong(at, 'This is no e-mail address.', 'value_error.email')];
  });

function checkMetrics({ tables }: World, chosen: NonNullable<AlertChanges['alert_metrics']>): FieldRefusal[] {
  if (chosen.length === 0) {
    return [wrong(['alert_metrics'], 'Choose at least one metric.', 'value_error.missing')];
  }
  return chosen.flatMap(({ metric_id }, index) => {
    const at = ['alert_metrics', index, 'metric_id'];
    const metric = tables.metrics.get(metric_id);
    if (!metric) return [wrong(at, 'This does not exist.', 'value_error.reference')];
    if (metric.status === 'archived') return [wrong(at, 'This metric is archived.', 'value_error.reference')];
    const isAgain = chosen.findIndex((each) => each.metric_id === metric_id) < index;
    return isAgain ? [wrong(at, 'This metric is chosen already.', 'value_error.unique')] : [];
  });
}

/** What is wrong with what is sent of an alert, beyond its vocabularies. */
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
