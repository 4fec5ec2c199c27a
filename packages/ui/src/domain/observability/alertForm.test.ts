import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Alert } from './alert.ts';
import { toId } from '../entities/id.ts';
import {
  checkAlertForm,
  createAlertForm,
  joinMetrics,
  leftOutRecipients,
  metricsIn,
  recipientsProblem,
  runsPerMonth,
  settleAlert,
  toAlert,
  toAlertChanges,
} from './alertForm.ts';

const saved: Alert = {
  id: toId(4),
  name: 'Orders have stopped',
  priority: 'critical',
  runFrequency: 900,
  triggerCondition: 'any',
  notification: { emails: ['noor@acme.example', 'mateo@acme.example'] },
  alertMetrics: [{ metricId: toId(1) }, { metricId: toId(7) }],
  isActive: true,
};

it('starts with the defaults of the specification', () => {
  const form = createAlertForm();
  form.setValue('name', ' Stock ');
  form.setValue('alert_metrics', joinMetrics([toId(3)]));
  expect(form.validate()).toBeUndefined();
  expect(toAlert(form)).toEqual({
    name: 'Stock',
    priority: 'high',
    runFrequency: 3_600,
    triggerCondition: 'all',
    notification: { emails: [] },
    alertMetrics: [{ metric_id: 3 }],
  });
});

it('needs a name and a metric', () => {
  const form = createAlertForm();
  expect(form.validate()).toBe('name');
  form.setValue('name', 'Stock');
  expect(form.validate()).toBe('alert_metrics');
  expect(form.at('alert_metrics').getSnapshot().error).toBe('Choose at least one metric.');
});

it('leaves what the service does not say about a saved alert as it is, and does not ask for it', () => {
  const unsaid = { priority: null, runFrequency: null, triggerCondition: null, alertMetrics: null };
  const form = createAlertForm({ ...saved, ...unsaid });
  for (const path of ['priority', 'run_frequency', 'trigger_condition', 'alert_metrics'])
    expect(form.initialValue(path)).toHaveLength(0);
  form.setValue('name', 'Stock');
  expect(form.validate()).toBeUndefined();
  expect(toAlertChanges(form)).toEqual({ name: 'Stock' });
  form.setValue('priority', 'low');
  expect(toAlertChanges(form)).toEqual({ name: 'Stock', priority: 'low' });
});

describe('a saved alert', () => {
  it('comes back as it was', () => {
    const form = createAlertForm(saved);
    expect(form.getSnapshot().isDirty).toBe(false);
    expect(toAlert(form)).toEqual({
      name: saved.name,
      priority: 'critical',
      runFrequency: 900,
      triggerCondition: 'any',
      notification: saved.notification,
      alertMetrics: [{ metric_id: 1 }, { metric_id: 7 }],
    });
  });

  it('sends what was changed only', () => {
    const form = createAlertForm(saved);
    expect(toAlertChanges(form)).toEqual({});
    form.setValue('run_frequency', '86400');
    form.setValue('notification.emails', 'noor@acme.example');
    expect(toAlertChanges(form)).toEqual({
      runFrequency: 86_400,
      notification: { emails: ['noor@acme.example'] },
    });
  });

  it('keeps a choice that is newer than this build', () => {
    const form = createAlertForm({ ...saved, priority: 'urgent', runFrequency: 60 });
    form.setValue('name', 'Other');
    expect(toAlertChanges(form)).toEqual({ name: 'Other' });
  });
});

describe('recipients', () => {
  it.each([
    ['', undefined],
    ['noor@acme.example, Mateo <mateo@acme.example>', undefined],
    ['Mateo', '“Mateo” is not an email address.'],
    ['noor@acme', '“noor@acme” is not an email address.'],
    ['noor@acme.example, Mateo', undefined],
    ['noor@acme.example, To: mateo@acme.example', undefined],
    ['noor@acme.example\nmateo@acme.example', undefined],
    ['one two', '2 entries are not email addresses: one, two.'],
  ])('%j', (typed, problem) => {
    expect(recipientsProblem(typed)).toBe(problem);
  });

  it.each([
    ['noor@acme.example', undefined],
    ['Mateo', undefined],
    ['noor@acme.example, Mateo', '“Mateo” is not an email address. Only email addresses are saved.'],
    ['noor@acme.example mateo@acme', '“mateo@acme” is not an email address. Only email addresses are saved.'],
    [
      'a b c d noor@acme.example',
      '4 entries are not email addresses: a, b, c. Only email addresses are saved.',
    ],
  ])('in %j are saved without what is no address, which is said', (typed, note) => {
    expect(leftOutRecipients(typed)).toBe(note);
  });

  it('are saved whatever is beside them, and the form then shows what was saved (property)', () => {
    const beside = fc.constantFrom('Mateo', 'To:', '1.', '-', '&', 'mateo@acme', 'x@', '<br>', 'Noor Abadi');
    fc.assert(
      fc.property(fc.array(beside, { maxLength: 4 }), fc.array(beside, { maxLength: 4 }), (before, after) => {
        const form = createAlertForm(saved);
        const end = checkAlertForm(form);
        form.setValue('notification.emails', [...before, 'ops@acme.example', ...after].join(' , '));
        expect(form.validate()).toBeUndefined();
        expect(toAlert(form).notification).toEqual({ emails: ['ops@acme.example'] });
        settleAlert(form, { ...saved, notification: { emails: ['ops@acme.example'] } });
        expect(form.at('notification.emails').getSnapshot().value).toBe('ops@acme.example');
        expect(form.getSnapshot()).toMatchObject({ isDirty: false, contested: [] });
        end();
      }),
    );
  });

  it('that were typed while an alert was saved stay', () => {
    const form = createAlertForm(saved);
    form.setValue('notification.emails', 'ops@acme.example, more@acme.example');
    settleAlert(form, { ...saved, notification: { emails: ['ops@acme.example'] } });
    expect(form.at('notification.emails').getSnapshot().value).toBe('ops@acme.example, more@acme.example');
  });

  it('are checked once their field was left', () => {
    const form = createAlertForm();
    const end = checkAlertForm(form);
    form.setValue('notification.emails', 'noor');
    expect(form.at('notification.emails').getSnapshot().error).toBeUndefined();
    form.blur('notification.emails');
    expect(form.at('notification.emails').getSnapshot().error).toBe('“noor” is not an email address.');
    end();
  });
});

it('reads the metrics of a list', () => {
  expect(metricsIn('3, 17')).toEqual([3, 17]);
  expect(metricsIn('')).toEqual([]);
});

it('counts the runs of a month', () => {
  expect([900, 3_600, 86_400].map(runsPerMonth)).toEqual([2_880, 720, 30]);
});
