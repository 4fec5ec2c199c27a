import { afterEach, expect, it, vi } from 'vitest';
import { usageSpanLabel, usageTicks } from '../usage/usageLabels.ts';
import { nextWindowShift } from '../schedule/window.ts';
import { dateFormatter } from './dateFormatter.ts';
import { zoneName } from './zoneName.ts';

afterEach(() => vi.restoreAllMocks());

const summer = new Date('2026-07-01T10:00:00Z');

it('makes a formatter once for each style, zone and language', () => {
  const clock = dateFormatter({ hour: '2-digit', minute: '2-digit' }, 'Asia/Tokyo');
  expect(clock.format(summer)).toBe('19:00');
  expect(dateFormatter({ hour: '2-digit', minute: '2-digit' }, 'Asia/Tokyo')).toBe(clock);
  expect(dateFormatter({ hour: '2-digit', minute: '2-digit' }, 'UTC').format(summer)).toBe('10:00');
  expect(dateFormatter({ day: 'numeric', month: 'long' }, 'UTC').format(summer)).toBe('1 July');
  expect(dateFormatter({ day: 'numeric', month: 'long' }, 'UTC', 'en-CA').format(summer)).toBe('July 1');
});

it('names a zone at a time', () => {
  expect(zoneName(summer, 'Europe/Vienna', 'short')).toBe('CEST');
  expect(zoneName(summer, 'Europe/Vienna', 'shortOffset')).toBe('GMT+2');
  expect(zoneName(summer, 'Asia/Kathmandu', 'longOffset')).toBe('GMT+05:45');
});

it('makes few formatters for a year of windows and for the bars of a chart', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  nextWindowShift({ start: '02:30', end: '04:00' }, 'Asia/Kolkata', summer);
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);

  made.mockClear();
  const spans = Array.from({ length: 90 }, (_, hour) => ({
    from: new Date(summer.getTime() + hour * 3_600_000),
    to: new Date(summer.getTime() + (hour + 1) * 3_600_000),
  }));
  usageTicks(spans, 'day', 'Asia/Kolkata');
  for (const span of spans) usageSpanLabel(span, 'day', 'Asia/Kolkata');
  // The clock, the day, and the two ways to name a zone.
  expect(made.mock.calls.length).toBeLessThanOrEqual(4);
});
