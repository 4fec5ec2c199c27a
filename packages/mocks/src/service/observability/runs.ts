import { isTriggered } from '@millrace/ui/domain/entities';
import { isOutside } from '@millrace/ui/domain/observability';
import { routes } from '@millrace/ui/domain/routes';
import { send } from '../accounts/mailbox.ts';
import { startOfMonth } from '../core/calendar.ts';
import { hasFeature } from '../world/features.ts';
import type { Backend, World } from '../world/world.ts';
import { type AlertRow, measurementOf, type TriggerRow } from '../tables/observabilityRows.ts';
import { readerOf } from './measuring.ts';
import { openQuotaMeter, type QuotaMeter } from './quota.ts';

const frequencyMs = ({ run_frequency }: AlertRow): number => run_frequency * 1_000;

/** The next run of an alert after an instant: at full multiples of its frequency, by UTC. */
export const nextRun = (alert: AlertRow, after: number): number =>
  (Math.floor(after / frequencyMs(alert)) + 1) * frequencyMs(alert);

/** The triggers of an ongoing violation. People may have resolved some of them before it ends. */
const lastingTriggers = ({ tables }: World, { id }: AlertRow): readonly TriggerRow[] =>
  tables.alertTriggers.all().filter(({ alert_id, healed_at }) => alert_id === id && healed_at === null);

/** Initial fields of a trigger. */
export const newTrigger = {
  status: 'open',
  healed_at: null,
  acknowledged_at: null,
  acknowledged_by: null,
  resolved_at: null,
  resolved_by: null,
} as const;

/** Mails the recipients of an alert. */
function tellRecipients(world: World, { id, notification }: AlertRow, at: string): void {
  const link = routes.alertOverview.pattern.replace('{id}', String(id));
  for (const to of notification.emails) send(world, { to, kind: 'alert', link, at });
}

/** The runs of one alert, from the first due one. */
interface Course {
  /** Time of the next due run, in milliseconds since the epoch. */
  readonly next: number;
  /** Runs once, or skips to the next month if the quota is used up. */
  go(now: number): void;
  /** Stores the alert's progress. */
  close(): void;
}

function openCourse(world: World, alert: AlertRow, meter: QuotaMeter): Course {
  const { alerts, alertTriggers, metrics } = world.tables;
  const watched = alert.alert_metrics.flatMap(({ metric_id }) => {
    const metric = metrics.get(metric_id);
    return metric ? [{ metric, read: readerOf(world, metric) }] : [];
  });
  let lasting = lastingTriggers(world, alert);
  let lastRun: Pick<AlertRow, 'last_run_at' | 'last_measurements'> = alert;
  let next = nextRun(alert, alert.ran_until);

  const run = (at: number) => {
    const iso = new Date(at).toISOString();
    const measured = watched.map(({ metric, read }) => measurementOf(metric, read(at)));
    const areOff = measured.map((each) => isOutside(each.value, each));
    lastRun = { last_run_at: iso, last_measurements: measured };
    if (!isTriggered(alert.trigger_condition, areOff)) {
      for (const trigger of lasting) alertTriggers.put({ ...trigger, healed_at: iso });
      lasting = [];
    } else if (lasting.every(({ status }) => status === 'resolved')) {
      const fired = alertTriggers.put({
        ...newTrigger,
        id: alertTriggers.nextId(),
        client_id: world.clientId,
        alert_id: alert.id,
        triggered_at: iso,
        measurements: measured.filter((_, index) => areOff[index]),
      });
      lasting = [...lasting, fired];
      tellRecipients(world, alert, iso);
    }
  };

  return {
    get next() {
      return next;
    },
    go(now) {
      const hasRun = meter.take(next);
      if (hasRun) run(next);
      next = nextRun(alert, hasRun ? next : Math.min(startOfMonth(next, 1) - 1, now));
    },
    close() {
      const { last_run_at, last_measurements } = lastRun;
      alerts.put({ ...alert, last_run_at, last_measurements, ran_until: next - frequencyMs(alert) });
    },
  };
}

/**
 * Runs all due runs, in time order over all alerts, because a quota is shared and ids follow the order of triggers. So
 * the world is the same whether its clock is moved at once or in steps.
 */
export function runDueAlerts(backend: Backend): void {
  const { rows, clock, worldOf } = backend;
  const now = clock.now();
  const meters = new Map(rows.clients.all().map((client) => [client.id, openQuotaMeter(backend, client)]));
  const courses = rows.alerts.all().flatMap((alert) => {
    const [world, meter] = [worldOf(alert.client_id), meters.get(alert.client_id)];
    const isDue = alert.is_active && nextRun(alert, alert.ran_until) <= now;
    return isDue && meter && hasFeature(world, 'data_observability') ? [openCourse(world, alert, meter)] : [];
  });
  const soonest = () => Math.min(...courses.map(({ next }) => next));
  for (let at = soonest(); at <= now; at = soonest()) {
    for (const course of courses) if (course.next === at) course.go(now);
  }
  for (const course of courses) course.close();
  for (const meter of meters.values()) {
    meter.turn(now);
    meter.close();
  }
}
