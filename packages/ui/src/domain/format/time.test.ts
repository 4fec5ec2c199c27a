import { describe, expect, it } from 'vitest';

import {
  describeInstant,
  displayZone,
  formatAgo,
  formatClock,
  formatDay,
  formatExact,
  formatInterval,
  formatSince,
  greetingFor,
} from './time.ts';

const now = new Date('2026-03-04T10:00:00Z');
const ago = (iso: string, zone = 'UTC') => formatAgo(new Date(iso), now, zone);

describe('formatAgo', () => {
  it.each([
    ['2026-03-04T10:00:30Z', 'just now'],
    ['2026-03-04T09:59:18Z', '42 s ago'],
    ['2026-03-04T09:57:00Z', '3 min ago'],
    ['2026-03-04T08:00:00Z', '2 h ago'],
    ['2026-03-03T18:04:00Z', 'Yesterday 18:04 UTC'],
    ['2026-02-27T07:30:00Z', '27 Feb 07:30 UTC'],
    ['2025-11-04T07:30:00Z', '4 Nov 2025'],
  ])('formats %s as “%s”', (iso, expected) => {
    expect(ago(iso)).toBe(expected);
  });

  it('determines yesterday in the user’s time zone', () => {
    expect(ago('2026-03-03T22:30:00Z', 'Europe/Berlin')).toBe('Yesterday 23:30 CET');
    expect(ago('2026-03-03T23:30:00Z', 'Europe/Berlin')).toBe('10 h ago');
  });

  it('determines yesterday after a change to daylight saving time', () => {
    const halfPastMidnight = new Date('2026-03-09T04:30:00Z');
    const agoInNewYork = (iso: string) => formatAgo(new Date(iso), halfPastMidnight, 'America/New_York');
    expect(agoInNewYork('2026-03-08T22:00:00Z')).toBe('Yesterday 18:00 GMT-4');
    expect(agoInNewYork('2026-03-07T23:00:00Z')).toBe('7 Mar 18:00 GMT-5');
  });

  it('does not use “Yesterday” for a time a few minutes ago', () => {
    const midnight = new Date('2026-03-04T00:10:00Z');
    expect(formatAgo(new Date('2026-03-03T23:00:00Z'), midnight, 'UTC')).toBe('1 h ago');
  });
});

it.each([
  ['2026-03-04T08:00:00Z', '09:00 CET'],
  ['2026-03-03T23:30:00Z', '00:30 CET'],
  ['2026-03-03T22:30:00Z', 'yesterday 23:30 CET'],
  ['2026-02-27T07:30:00Z', '27 Feb 08:30 CET'],
  ['2025-11-04T07:30:00Z', '4 Nov 2025'],
])('says of %s that something lasts since “%s”', (iso, expected) => {
  expect(formatSince(new Date(iso), now, 'Europe/Berlin')).toBe(expected);
});

describe('formatExact', () => {
  it('includes the zone', () => {
    expect(formatExact(now, 'America/New_York')).toBe('4 Mar 2026, 05:00:00 GMT-5');
  });
});

describe('formatClock', () => {
  it('includes the zone', () => {
    expect(formatClock(now, 'Europe/Berlin')).toBe('11:00 CET');
    expect(formatClock(now, 'UTC')).toBe('10:00 UTC');
  });
});

describe('describeInstant', () => {
  it('shows the user’s zone and UTC, and UTC only once', () => {
    expect(describeInstant(now, 'Asia/Tokyo')).toBe('4 Mar 2026, 19:00:00 GMT+9 · 4 Mar 2026, 10:00:00 UTC');
    expect(describeInstant(now, 'UTC')).toBe('4 Mar 2026, 10:00:00 UTC');
  });
});

describe('formatInterval', () => {
  it.each([
    [900_000, '15 min'],
    [3_600_000, '1 h'],
    [21_600_000, '6 h'],
    [5_400_000, '90 min'],
    [86_400_000, '1 d'],
    [45_000, '45 s'],
  ])('formats %d ms as %s', (milliseconds, expected) => {
    expect(formatInterval(milliseconds)).toBe(expected);
  });
});

describe('greetingFor', () => {
  it('uses the user’s local time', () => {
    expect(greetingFor(now, 'UTC')).toBe('Good morning');
    expect(greetingFor(now, 'Asia/Tokyo')).toBe('Good evening');
    expect(greetingFor(now, 'Asia/Dubai')).toBe('Good afternoon');
  });
});

describe('displayZone', () => {
  it('falls back to UTC without a zone or for an unknown one (A-46)', () => {
    expect(displayZone('Europe/Berlin')).toBe('Europe/Berlin');
    expect(displayZone(null)).toBe('UTC');
    expect(displayZone('Mars/Olympus')).toBe('UTC');
  });
});

it('a day is the one in the zone', () => {
  const instant = new Date('2026-12-24T23:30:00Z');
  expect(formatDay(instant, 'UTC')).toBe('24 December 2026');
  expect(formatDay(instant, 'Europe/Vienna')).toBe('25 December 2026');
});
