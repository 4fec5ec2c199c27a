import { createAlert, getAlert, listAlerts, updateAlert } from '@millrace/ui/contract';
import type { Alert, AlertId } from '@millrace/ui/domain/entities';
import type { AlertSettings } from '@millrace/ui/domain/forms';
import { inSentence } from '@millrace/ui/domain/text';

import { describeFailed } from '../../writes/failureToast.ts';
import { defineWrite } from '../../writes/write.ts';
import { cacheAlert } from '../observabilityCache.ts';

/** The arguments for alerts whose name contains this text, on and off. */
export const alertsNamed = (name: string) => ({ search: name });

export interface NewAlert {
  /** The id of the form that creates it. */
  readonly formId: string;
  readonly settings: Partial<AlertSettings> & Pick<AlertSettings, 'name'>;
  /** The alerts with a similar name that already existed. */
  readonly before: readonly Pick<Alert, 'id'>[];
}

/** Creates an alert. After a lost response it is found by its unique name among the new alerts. */
export const addAlert = defineWrite({
  call: createAlert,
  key: ({ formId }: Pick<NewAlert, 'formId'>) => [formId],
  args: ({ settings }: NewAlert) => ({ body: settings }),
  async findResult(client, { settings, before }) {
    const { rows } = await client(listAlerts, alertsNamed(settings.name));
    return (
      rows.find(({ id, name }) => name === settings.name && !before.some((known) => known.id === id)) ?? null
    );
  },
  caches: cacheAlert,
  words: {
    done: ({ name }) => ({ title: `The alert “${inSentence(name)}” was created.` }),
    failed: ({ settings }, problem) => ({ title: describeFailed(settings.name, 'created', problem) }),
  },
});

/** Changed settings of a saved alert. */
export interface AlertChange {
  readonly id: AlertId;
  /** Its name before the change. */
  readonly name: string;
  readonly changes: Partial<AlertSettings>;
}

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((each, index) => each === others[index]);

/** Whether an alert has these settings. */
function hasSettings(
  alert: Alert,
  { notification, alertMetrics, ...plain }: Partial<AlertSettings>,
): boolean {
  const values = new Map<string, unknown>(Object.entries(alert));
  return (
    Object.entries(plain).every(([member, value]) => values.get(member) === value) &&
    (!notification || isSame(notification.emails, alert.notification.emails)) &&
    (!alertMetrics ||
      (alert.alertMetrics !== null &&
        isSame(
          alertMetrics.map(({ metric_id: metricId }) => metricId),
          alert.alertMetrics.map(({ metricId }) => metricId),
        )))
  );
}

/** Changes an alert. After a lost response it is read again. */
export const changeAlert = defineWrite({
  call: updateAlert,
  key: ({ id }: Pick<AlertChange, 'id'>) => [id],
  args: ({ id, changes }: AlertChange) => ({ id, body: changes }),
  async findResult(client, { id, changes }) {
    const alert = await client(getAlert, { id });
    return hasSettings(alert, changes) ? alert : null;
  },
  caches: cacheAlert,
  words: {
    done: ({ name }) => ({ title: `The alert “${inSentence(name)}” was changed.` }),
    failed: ({ name }, problem) => ({ title: describeFailed(name, 'changed', problem) }),
  },
});
