import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf } from '../format/time.ts';
import { usageSpans } from '../usage/usageRanges.ts';
import { causeLogQuery, dayLogQuestions, jumpCauses } from './explainedJumps.ts';

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
const instant = fc.date({ min: new Date('2026-01-08'), max: new Date('2026-12-31'), noInvalidDate: true });
const event = fc.constantFrom('resync', 'created', 'started', 'changed', 'loaded', 'other');

it('lies within the named day of the zone, and is what a line or the list says (property)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      instant,
      fc.option(fc.nat(72 * 60)),
      fc.array(fc.tuple(fc.nat(72 * 60), event)),
      (timeZone, now, age, found) => {
        const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
        const lines = found.map(([minutes, name], id) => ({
          id,
          at: before(minutes),
          message: `${name} ${id}`,
          details: { event: name, fields: 'schema' },
        }));
        const createdAt = age === null ? null : before(age);
        for (const day of usageSpans('week', now, timeZone)) {
          for (const cause of jumpCauses({ jump: { day, records: 9, times: 3 }, createdAt }, lines)) {
            expect(dayOf(cause.at, timeZone)).toBe(dayOf(day.from, timeZone));
            const isLine = lines.some(({ at, message }) => at === cause.at && message === cause.message);
            expect(isLine || cause.at === createdAt).toBe(true);
          }
        }
      },
    ),
  );
});

it('is asked of the log of the day alone', () => {
  const day = { from: new Date('2026-03-12T00:00:00Z'), to: new Date('2026-03-13T00:00:00Z') };
  for (const question of dayLogQuestions(day)) {
    expect(question).toMatchObject({
      startTimestamp: '2026-03-12T00:00:00.000Z',
      endTimestamp: '2026-03-13T00:00:00.000Z',
    });
  }
});

it('is linked to its line, if a line says so', () => {
  const at = new Date('2026-03-12T09:12:00Z');
  expect(causeLogQuery({ id: 7, kind: 'resync', at, message: 'Resync requested.' })).toMatchObject({
    line: '7',
  });
  expect(causeLogQuery({ kind: 'created', at, message: 'The pipeline was created.' })).toBeUndefined();
});
