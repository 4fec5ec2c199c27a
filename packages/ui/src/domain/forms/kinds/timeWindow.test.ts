import { describe, expect, it } from 'vitest';
import { timeWindow } from './timeWindow.ts';

const night = { start: '02:00', end: '04:00' };
const field = timeWindow('window', 'Window', { toggleLabel: 'Limit', initial: night });
const { spec } = field;
const context = { today: '2026-03-04' };

describe('a time window', () => {
  it('begins on, with the times of the field, and is never required', () => {
    expect(spec.initial(field, context.today)).toEqual({ isOn: true, ...night });
    expect(field.isRequired).toBe(false);
  });

  it('is empty while it is off', () => {
    expect(spec.isEmpty({ isOn: false, ...night })).toBe(true);
    expect(spec.isEmpty({ isOn: true, ...night })).toBe(false);
  });

  it.each([
    [null],
    ['02:00-04:00'],
    [{ start: '02:00', end: '04:00' }],
    [{ isOn: 'yes', ...night }],
    [{ isOn: true, end: '04:00' }],
    [{ isOn: true, start: '02:00' }],
    [{ isOn: true, start: 2, end: '04:00' }],
    [{ isOn: true, start: '02:00', end: 4 }],
  ])('is not %j', (value) => {
    expect(spec.is(value)).toBe(false);
    expect(spec.draft(value, field, context)).toBeUndefined();
  });

  it('has the first of its two errors', () => {
    const advice = 'Enter a time of day, such as 02:00.';
    expect(spec.check({ isOn: true, start: '2', end: '04:00' }, field, context)).toBe(advice);
    expect(spec.check({ isOn: true, start: '02:00', end: '' }, field, context)).toBe(advice);
    expect(spec.check({ isOn: true, start: '02:00', end: '02:00' }, field, context)).toBe(
      'End must differ from start.',
    );
    expect(spec.check({ isOn: true, ...night }, field, context)).toBeUndefined();
  });

  it('keeps incomplete times in a draft, and nothing else', () => {
    expect(spec.draft({ isOn: true, start: '0', end: '', more: 1 }, field, context)).toEqual({
      isOn: true,
      start: '0',
      end: '',
    });
    for (const part of ['start', 'end']) {
      expect(spec.draft({ isOn: true, ...night, [part]: '0'.repeat(255) }, field, context)).toBeDefined();
      expect(spec.draft({ isOn: true, ...night, [part]: '0'.repeat(256) }, field, context)).toBeUndefined();
    }
  });

  it('is described by its times', () => {
    expect(spec.describe({ isOn: true, ...night }, field)).toBe('02:00–04:00 UTC');
    expect(spec.isSame?.({ isOn: false, ...night }, { isOn: false, start: '', end: '' }, field)).toBe(true);
    expect(spec.isSame?.({ isOn: true, ...night }, { isOn: true, start: '02:00', end: '05:00' }, field)).toBe(
      false,
    );
  });
});
