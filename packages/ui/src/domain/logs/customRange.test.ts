import { expect, it } from 'vitest';
import { readRange, writeRangeTime } from './customRange.ts';

const zone = 'Europe/Berlin';
const morning = new Date('2026-03-04T09:42:07.123Z');
const read = (from: string, to: string) => readRange({ from, to }, {}, zone);

it('reads and writes times in the zone of the user', () => {
  expect(writeRangeTime(morning, zone)).toBe('2026-03-04T10:42');
  expect(writeRangeTime(undefined, zone)).toBe('');
  expect(read('2026-03-04T10:42', '2026-07-04T10:42')).toEqual({
    range: { from: new Date('2026-03-04T09:42Z'), to: new Date('2026-07-04T08:42Z') },
    errors: {},
  });
});

it('keeps the exact time of an end that was not edited', () => {
  const { range } = readRange({ from: '2026-03-01T00:00', to: '2026-03-04T10:42' }, { to: morning }, zone);
  expect(range).toEqual({ from: new Date('2026-02-28T23:00Z'), to: morning });
});

it('needs one of the two', () => {
  expect(read('', '2026-03-04T10:42').errors).toEqual({});
  expect(read('2026-03-04T10:42', '').range).toEqual({ from: new Date('2026-03-04T09:42Z') });
  expect(read('', '').errors).toEqual({ from: 'Enter a start, an end or both.' });
});

it('explains at the input what is wrong', () => {
  const notATime = 'Enter a date and a time.';
  expect(read('2026-02-31T10:00', 'soon').errors).toEqual({ from: notATime, to: notATime });
  expect(readRange({ from: '', to: '' }, {}, zone, ['to']).errors).toEqual({ to: notATime });
  for (const end of ['2026-03-04T10:42', '2026-03-03T10:42']) {
    expect(read('2026-03-04T10:42', end).errors).toEqual({ to: 'The end must be after the start.' });
  }
});

it('reads a time that clocks skip or repeat', () => {
  expect(read('2026-03-29T02:30', '').range.from).toEqual(new Date('2026-03-29T01:30Z'));
  expect(read('2026-10-25T02:30', '').range.from).toEqual(new Date('2026-10-25T00:30Z'));
});
