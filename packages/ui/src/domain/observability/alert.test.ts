import { describe, expect, it } from 'vitest';

import { canAlert, isSilent, isTriggered, type AlertAction } from './alert.ts';
import { alertTriggerStatuses, canAlertTrigger } from './alertTrigger.ts';
import { canMetric } from './metric.ts';

const on = { isActive: true, openTriggers: 0, acknowledgedTriggers: 0 };

describe('an alert', () => {
  it.each([
    ['all', [], false],
    ['all', [true, true], true],
    ['all', [true, false], false],
    ['any', [true, false], true],
    ['any', [false, false], false],
    ['any', [], false],
  ])('fires when %s of %j are out of range: %s', (condition, areOff, fires) => {
    expect(isTriggered(condition, areOff)).toBe(fires);
  });

  it('offers only actions that change its state', () => {
    const actions: AlertAction[] = ['activate', 'deactivate', 'acknowledge', 'resolve'];
    const offered = (alert: Parameters<typeof canAlert>[1]) =>
      actions.filter((action) => canAlert(action, alert));
    expect(offered(on)).toEqual(['deactivate']);
    expect(offered({ ...on, isActive: false })).toEqual(['activate']);
    expect(offered({ ...on, openTriggers: 1 })).toEqual(['deactivate', 'acknowledge', 'resolve']);
    expect(offered({ ...on, acknowledgedTriggers: 1 })).toEqual(['deactivate', 'resolve']);
    // The service sent no count, so there may be triggers.
    expect(offered({ isActive: true })).toEqual(['deactivate', 'acknowledge', 'resolve']);
  });

  it('without recipients is silent', () => {
    expect(isSilent({ notification: { emails: [] } })).toBe(true);
    expect(isSilent({ notification: { emails: ['ops@acme.example'] } })).toBe(false);
  });
});

it('allows acknowledging its triggers once, and resolving them from either state', () => {
  const changed = (action: Parameters<typeof canAlertTrigger>[0]) =>
    alertTriggerStatuses.filter((status) => canAlertTrigger(action, { status }));
  expect(changed('acknowledge')).toEqual(['open']);
  expect(changed('resolve')).toEqual(['open', 'acknowledged']);
});

it('allows archiving a metric that no alert uses', () => {
  expect(canMetric('archive', { status: 'active', usedBy: 0 })).toBe(true);
  expect(canMetric('archive', { status: 'active' })).toBe(true);
  expect(canMetric('archive', { status: 'active', usedBy: 1 })).toBe(false);
  expect(canMetric('archive', { status: 'archived', usedBy: 0 })).toBe(false);
  expect(canMetric('edit', { status: 'archived' })).toBe(false);
});
