import { describe, expect, it } from 'vitest';
import { describeCron } from '../schedule/describeCron.ts';
import {
  formatRun,
  longWindowWarning,
  scheduleSentence,
  windowSentence,
  windowShiftSentence,
} from './sentences.ts';

const now = new Date('2026-03-04T13:15:00Z');
const night = { start: '02:00', end: '04:00' };

describe('scheduleSentence', () => {
  it('contains the frequency and the next run', () => {
    const settings = {
      destinationSchedule: 'interval',
      destinationSyncFrequency: 900_000,
      destinationSyncCron: '',
    } as const;
    const next = new Date('2026-03-04T13:30:00Z');
    expect(scheduleSentence(settings, next, now, 'Europe/Berlin')).toBe(
      'Every 15 minutes, next at 14:30 CET',
    );
  });

  it('describes a cron expression if possible', () => {
    const settings = {
      destinationSchedule: 'cron',
      destinationSyncFrequency: 900_000,
      destinationSyncCron: '5 4 * * 1-5',
    } as const;
    expect(scheduleSentence(settings, undefined, now, 'UTC')).toBe('Monday to Friday at 04:05 UTC');
    expect(scheduleSentence({ ...settings, destinationSyncCron: '5 4 * 2 1-5' }, undefined, now, 'UTC')).toBe(
      'Custom schedule',
    );
    const tomorrow = new Date('2026-03-05T01:00:00Z');
    expect(scheduleSentence({ ...settings, destinationSyncCron: '5 4 * 2 1-5' }, tomorrow, now, 'UTC')).toBe(
      'Custom schedule, next run tomorrow at 01:00 UTC',
    );
  });
});

it.each([
  ['*/15 * * * *', 'Every 15 minutes'],
  ['* * * * *', 'Every minute'],
  ['*/7 * * * *', undefined],
  ['30 * * * *', 'Every hour, 30 min past the hour'],
  ['0 */6 * * *', 'Every 6 hours on the hour'],
  ['0 */5 * * *', undefined],
  ['0 6 * * *', 'Every day at 06:00 UTC'],
  ['@daily', 'Every day at 00:00 UTC'],
  ['0 6 * * MON-FRI', 'Monday to Friday at 06:00 UTC'],
  ['0 6 * * 7', 'Every Sunday at 06:00 UTC'],
  ['0 6 1 * *', 'Day 1 of every month at 06:00 UTC'],
  ['0 6 1 * 5', undefined],
  ['0,30 6 * * *', undefined],
])('describes %s', (text, words) => {
  expect(describeCron(text)).toBe(words);
});

it.each([
  ['2026-03-04T13:30:00Z', '14:30 CET', 'at 14:30 CET'],
  ['2026-03-04T23:30:00Z', 'Tomorrow, 00:30 CET', 'tomorrow at 00:30 CET'],
  ['2026-03-05T22:30:00Z', 'Tomorrow, 23:30 CET', 'tomorrow at 23:30 CET'],
  ['2026-03-05T23:30:00Z', 'Fri 6 Mar, 00:30 CET', 'on Fri 6 Mar at 00:30 CET'],
  ['2026-03-29T01:00:00Z', 'Sun 29 Mar, 03:00 CEST', 'on Sun 29 Mar at 03:00 CEST'],
  ['2028-02-29T00:00:00Z', 'Tue 29 Feb 2028, 01:00 CET', 'on Tue 29 Feb 2028 at 01:00 CET'],
])('names the day of a run that is not today, and the year if it is not this year: %s', (iso, run, next) => {
  const at = new Date(iso);
  expect(formatRun(at, now, 'Europe/Berlin')).toBe(run);
  const daily = {
    destinationSchedule: 'interval',
    destinationSyncFrequency: 86_400_000,
    destinationSyncCron: '',
  } as const;
  expect(scheduleSentence(daily, at, now, 'Europe/Berlin')).toBe(`Every day, next ${next}`);
});

it('uses “tomorrow” for January 1 on December 31', () => {
  const eve = new Date('2026-12-31T12:00:00Z');
  expect(formatRun(new Date('2027-01-01T02:00:00Z'), eve, 'UTC')).toBe('Tomorrow, 02:00 UTC');
  expect(formatRun(new Date('2027-01-02T02:00:00Z'), eve, 'UTC')).toBe('Sat 2 Jan 2027, 02:00 UTC');
});

it('reports when every load is in the maintenance window', () => {
  const cron = {
    destinationSchedule: 'cron',
    destinationSyncFrequency: 900_000,
    destinationSyncCron: '0 2 * * *',
  } as const;
  expect(scheduleSentence(cron, null, now, 'Europe/Berlin')).toBe(
    'Every day at 02:00 UTC, always in the maintenance window',
  );
});

describe('windowSentence', () => {
  it('shows both time zones', () => {
    expect(windowSentence(night, now, 'Europe/Berlin')).toBe('Pauses 02:00–04:00 UTC, 03:00–05:00 in Berlin');
    expect(windowSentence(night, now, 'America/New_York')).toBe(
      'Pauses 02:00–04:00 UTC, 21:00–23:00 in New York',
    );
    expect(windowSentence(night, now, 'UTC')).toBe('Pauses 02:00–04:00 UTC');
  });

  it('shows where the window crosses midnight', () => {
    expect(windowSentence({ start: '22:00', end: '02:00' }, now, 'UTC')).toBe(
      'Pauses 22:00–02:00 UTC, into the next day',
    );
  });
});

it('explains the effect of a clock change', () => {
  expect(windowShiftSentence(night, now, 'Europe/Berlin')).toBe(
    'From 29 March, when the clocks change: 04:00–06:00 in Berlin.',
  );
  expect(windowShiftSentence({ start: '02:00', end: '03:45' }, now, 'Australia/Lord_Howe')).toBe(
    'From 5 April, when the clocks change: 12:30–14:15 in Lord Howe.',
  );
  expect(windowShiftSentence(night, now, 'Asia/Tokyo')).toBeUndefined();
});

it.each([
  ['04:00', '03:59', 'Nothing syncs for 23 h 59 min of each day.', /^This leaves 1 min a day to sync\./],
  ['22:00', '10:30', 'Nothing syncs for 12 h 30 min of each day.', /^This leaves 11 h 30 min a day/],
])('warns of a window from %s to %s', (start, end, title, advice) => {
  expect(longWindowWarning({ start, end })).toEqual({ title, advice: expect.stringMatching(advice) });
});

it('does not warn of a window of half a day', () => {
  expect(longWindowWarning({ start: '22:00', end: '10:00' })).toBeUndefined();
});
