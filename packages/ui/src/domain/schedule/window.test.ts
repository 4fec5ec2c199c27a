import { describe, expect, it } from 'vitest';
import {
  checkWindow,
  isInWindow,
  nextWindowShift,
  parseWindow,
  readClock,
  windowIn,
  windowMinutes,
  writeWindow,
} from './window.ts';

const night = { start: '02:00', end: '04:00' };
const overMidnight = { start: '22:00', end: '02:00' };
const at = (clock: string) => new Date(`2026-03-04T${clock}:00Z`);

describe('the wire form', () => {
  it('is read and written', () => {
    expect(parseWindow('02:00-04:00')).toEqual(night);
    expect(writeWindow({ start: '2:00', end: ' 4:00 ' })).toBe('02:00-04:00');
  });

  it.each([null, undefined, '', '02:00', '02:00-', '24:00-01:00', '02:00-04:00-06:00', 'night'])(
    'treats %s as no window',
    (text) => expect(parseWindow(text)).toBeNull(),
  );

  it('accepts common notations of a time of day', () => {
    expect(readClock(' 7:05')).toBe('07:05');
    expect(readClock('7:5')).toBeNull();
    expect(readClock('25:00')).toBeNull();
  });
});

it('reports errors per field', () => {
  expect(checkWindow(night)).toEqual({});
  expect(checkWindow(overMidnight)).toEqual({});
  expect(Object.keys(checkWindow({ start: 'two', end: '04:00' }))).toEqual(['start']);
  expect(Object.keys(checkWindow({ start: '02:00', end: '' }))).toEqual(['end']);
  expect(checkWindow({ start: '2:00', end: '02:00' })).toEqual({
    end: 'End must differ from start.',
  });
});

it('includes its start but not its end, also across midnight', () => {
  expect(['01:59', '02:00', '03:59', '04:00'].map((clock) => isInWindow(night, at(clock)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(['21:59', '22:00', '01:59', '02:00'].map((clock) => isInWindow(overMidnight, at(clock)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(windowMinutes(overMidnight)).toBe(240);
});

it('has different local times in summer and winter', () => {
  expect(windowIn(night, 'Europe/Berlin', at('12:00'))).toEqual({ start: '03:00', end: '05:00' });
  expect(windowIn(night, 'Europe/Berlin', new Date('2026-07-04T12:00:00Z'))).toEqual({
    start: '04:00',
    end: '06:00',
  });
  expect(windowIn(night, 'America/New_York', at('12:00'))).toEqual({ start: '21:00', end: '23:00' });
  expect(windowIn(night, 'Australia/Lord_Howe', at('12:00'))).toEqual({ start: '13:00', end: '15:00' });
});

describe('nextWindowShift', () => {
  const shift = (zone: string, window = night) =>
    nextWindowShift(window, zone, at('12:00'))?.toISOString().slice(0, 10);

  it('returns the first day with different local times', () => {
    expect(shift('Europe/Berlin')).toBe('2026-03-29');
    expect(shift('America/New_York')).toBe('2026-03-09');
    expect(shift('Australia/Lord_Howe')).toBe('2026-04-05');
  });

  it('waits for a whole night under the new time', () => {
    expect(shift('Europe/Berlin', { start: '00:30', end: '01:30' })).toBe('2026-03-30');
  });

  it('returns null in a zone without clock changes', () => {
    expect(shift('UTC')).toBeUndefined();
    expect(shift('Asia/Tokyo')).toBeUndefined();
  });
});
