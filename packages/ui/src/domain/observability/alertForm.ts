import {
  alertDefaults,
  alertPriorities,
  runFrequencies,
  triggerConditions,
  type Alert,
  type AlertPriority,
  type TriggerCondition,
} from './alert.ts';
import { parseId, type MetricId } from '../entities/id.ts';
import { isKnown } from '../entities/open.ts';
import { dayMs, secondMs } from '../format/duration.ts';
import { formatQuantity } from '../format/count.ts';
import { maxLength } from '../text/limits.ts';
import { alertPriorityLabel, describeRunFrequency } from './describeAlert.ts';
import { addressesIn } from '../people/addressList.ts';
import { emailProblem } from '../people/personFields.ts';
import { checkFields } from '../forms/model/checkFields.ts';
import { defineForm } from '../forms/definition/definition.ts';
import { choice, list, longText, text } from '../forms/definition/fields.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import type { FormModel, StoredForm } from '../forms/model/formState.ts';
import { joinList } from '../forms/kinds/list.ts';

const conditionLabels: Readonly<Record<TriggerCondition, string>> = {
  all: 'All metrics are out of range',
  any: 'Any metric is out of range',
};

/** What the service does not say about a saved alert stays as it is, so the form does not ask for it. */
const defineAlertForm = (saved?: Alert) =>
  defineForm({
    id: 'alert',
    reportsMissing: 'onSubmit',
    sections: [
      {
        title: 'Alert',
        fields: [
          text('name', 'Name', { maxLength: maxLength.standard, requiredMessage: 'Enter a name.' }),
          choice(
            'priority',
            'Priority',
            alertPriorities.map((value) => ({ value, label: alertPriorityLabel(value) })),
            { initial: alertDefaults.priority, isRequired: saved?.priority !== null },
          ),
          choice(
            'run_frequency',
            'Runs',
            runFrequencies.map((value) => ({ value, label: describeRunFrequency(value) })),
            { initial: alertDefaults.runFrequency, isRequired: saved?.runFrequency !== null },
          ),
          choice(
            'trigger_condition',
            'Fires when',
            triggerConditions.map((value) => ({ value, label: conditionLabels[value] })),
            { initial: alertDefaults.triggerCondition, isRequired: saved?.triggerCondition !== null },
          ),
          list('alert_metrics', 'Metrics', {
            items: 'digits',
            isRequired: saved?.alertMetrics !== null,
            requiredMessage: 'Choose at least one metric.',
          }),
          longText('notification.emails', 'Recipients', {
            isRequired: false,
            hint: 'Email addresses, separated by commas, spaces or lines. Without any, no one is notified.',
          }),
        ],
      },
    ],
  });

/** An alert (spec §3 Alert setup form). The metrics are ids; their picker is not part of the definition. */
export const alertForm = defineAlertForm();

/** A saved alert, as the form holds it. */
export const storedAlert = (alert: Alert): StoredForm => ({
  name: alert.name,
  config: {
    priority: alert.priority,
    run_frequency: alert.runFrequency,
    trigger_condition: alert.triggerCondition,
    alert_metrics: alert.alertMetrics && joinList(alert.alertMetrics.map(({ metricId }) => String(metricId))),
    notification: { emails: alert.notification.emails.join(', ') },
  },
});

/** The form of a new alert, or of `alert`. */
export const createAlertForm = (alert?: Alert): FormModel =>
  createFormModel({
    definition: defineAlertForm(alert),
    today: '',
    ...(alert && { stored: storedAlert(alert) }),
  });

const isRecipient = (entry: string): boolean => emailProblem(entry) === undefined;

/** The addresses that an alert notifies: the valid ones of what was typed. */
const recipientsIn = (typed: string): readonly string[] => addressesIn(typed).filter(isRecipient);

/** What is no address among the recipients, as a sentence without its full stop; `undefined` if all are. */
function wrongAmong(typed: string): string | undefined {
  const wrong = addressesIn(typed).filter((entry) => !isRecipient(entry));
  if (wrong.length === 0) return undefined;
  return wrong.length === 1
    ? `“${wrong[0]}” is not an email address`
    : `${formatQuantity(wrong.length, 'entry', 'entries')} are not email addresses: ${wrong.slice(0, 3).join(', ')}`;
}

/** Why these recipients cannot be saved; `undefined` if some of them can, which the others never prevent. */
export function recipientsProblem(typed: string): string | undefined {
  const wrong = wrongAmong(typed);
  return wrong === undefined || recipientsIn(typed).length > 0 ? undefined : `${wrong}.`;
}

/** What is left out when these recipients are saved, as a sentence; `undefined` if nothing is, or they can't be saved. */
export function leftOutRecipients(typed: string): string | undefined {
  const wrong = wrongAmong(typed);
  return wrong === undefined || recipientsIn(typed).length === 0
    ? undefined
    : `${wrong}. Only email addresses are saved.`;
}

/** Checks the recipients once their field was left. Returns the unsubscribe function. */
export const checkAlertForm = (form: FormModel): (() => void) =>
  checkFields(form, { 'notification.emails': recipientsProblem });

/** The chosen metrics. */
export const metricsIn = (value: string): readonly MetricId[] =>
  addressesIn(value).flatMap((id) => parseId<'metric'>(id) ?? []);

export const joinMetrics = (ids: readonly MetricId[]): string => joinList(ids.map(String));

/** The settings of an alert, as the service takes them. */
export interface AlertSettings {
  name: string;
  priority: AlertPriority;
  runFrequency: (typeof runFrequencies)[number];
  triggerCondition: TriggerCondition;
  notification: { emails: string[] };
  /** As on the wire. */
  alertMetrics: { metric_id: MetricId }[];
}

const choiceOf = (form: FormModel, path: string): string => form.at(path, 'choice').getSnapshot().value;

/** The request of a valid form. A choice that is newer than this build is left out, and so stays as it is. */
export function toAlert(form: FormModel): Partial<AlertSettings> & Pick<AlertSettings, 'name'> {
  const [priority, condition] = [choiceOf(form, 'priority'), choiceOf(form, 'trigger_condition')];
  const frequency = runFrequencies.find((each) => String(each) === choiceOf(form, 'run_frequency'));
  return {
    name: form.at('name', 'text').getSnapshot().value.trim(),
    ...(isKnown(alertPriorities, priority) && { priority }),
    ...(frequency !== undefined && { runFrequency: frequency }),
    ...(isKnown(triggerConditions, condition) && { triggerCondition: condition }),
    notification: {
      emails: [...recipientsIn(form.at('notification.emails', 'longText').getSnapshot().value)],
    },
    alertMetrics: metricsIn(form.at('alert_metrics', 'list').getSnapshot().value).map((id) => ({
      metric_id: id,
    })),
  };
}

/**
 * Takes a saved alert as the state of its form. Recipients that were written in another way are shown as they were
 * saved; otherwise they would look like a change of someone else.
 */
export function settleAlert(form: FormModel, saved: Alert): void {
  const path = 'notification.emails';
  const { emails } = saved.notification;
  const sent = recipientsIn(form.at(path, 'longText').getSnapshot().value);
  const stored = storedAlert(saved);
  if (sent.join() === emails.join()) form.setValue(path, emails.join(', '));
  form.rebase(stored);
}

const members = {
  name: 'name',
  priority: 'priority',
  run_frequency: 'runFrequency',
  trigger_condition: 'triggerCondition',
  'notification.emails': 'notification',
  alert_metrics: 'alertMetrics',
} as const satisfies Readonly<Record<string, keyof AlertSettings>>;

/** The changes of a valid form. What others have changed meanwhile is not overwritten. */
export function toAlertChanges(form: FormModel): Partial<AlertSettings> {
  const settings = toAlert(form);
  const changed = new Set<string>(
    Object.entries(members).flatMap(([path, member]) =>
      form.at(path).getSnapshot().isChanged ? [member] : [],
    ),
  );
  return Object.fromEntries(Object.entries(settings).filter(([member]) => changed.has(member)));
}

/** How many runs an alert uses in a month of 30 days. @param seconds the interval between runs */
export const runsPerMonth = (seconds: number): number => Math.round((30 * dayMs) / (seconds * secondMs));
