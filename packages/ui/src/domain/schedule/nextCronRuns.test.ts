import { describe, expect, it } from 'vitest';
import { nextCronRuns } from './nextCronRuns.ts';

const iso = (dates: readonly Date[]) => dates.map((date) => date.toISOString().slice(0, 16));
const runs = (text: string, after: string, timeZone?: string, count = 3) =>
  iso(nextCronRuns(text, { after: new Date(after), count, timeZone }));

describe('nextCronRuns', () => {
  it('returns three runs in UTC, strictly after the given time', () => {
    expect(runs('*/15 * * * *', '2026-03-04T10:00:00Z')).toEqual([
      '2026-03-04T10:15',
      '2026-03-04T10:30',
      '2026-03-04T10:45',
    ]);
  });

  it('returns none for an invalid expression', () => {
    expect(runs('@reboot', '2026-03-04T10:00:00Z')).toEqual([]);
  });

  it('matches either the day of the month or the day of the week', () => {
    expect(runs('0 0 13 * 5', '2026-03-04T10:00:00Z')).toEqual([
      '2026-03-06T00:00',
      '2026-03-13T00:00',
      '2026-03-20T00:00',
    ]);
  });

  it('continues after the hour that Berlin skips in spring', () => {
    expect(runs('30 2 * * *', '2026-03-28T00:00:00Z', 'Europe/Berlin')).toEqual([
      '2026-03-28T01:30',
      '2026-03-29T01:00',
      '2026-03-30T00:30',
    ]);
  });

  it('runs once at a time that New York repeats, and in both hours for a step', () => {
    expect(runs('30 1 * * *', '2026-11-01T00:00:00Z', 'America/New_York', 2)).toEqual([
      '2026-11-01T05:30',
      '2026-11-02T06:30',
    ]);
    expect(runs('*/30 1 * * *', '2026-11-01T00:00:00Z', 'America/New_York', 4)).toEqual([
      '2026-11-01T05:00',
      '2026-11-01T05:30',
      '2026-11-01T06:00',
      '2026-11-01T06:30',
    ]);
  });

  it('handles Lord Howe’s change of half an hour', () => {
    expect(runs('0 3 * * *', '2026-04-03T20:00:00Z', 'Australia/Lord_Howe', 2)).toEqual([
      '2026-04-04T16:30',
      '2026-04-05T16:30',
    ]);
    expect(runs('0 3 * * *', '2026-04-03T12:00:00Z', 'Australia/Lord_Howe', 1)).toEqual(['2026-04-03T16:00']);
  });
});
