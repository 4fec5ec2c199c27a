import { toId, type Pipeline } from '@millrace/ui/domain/entities';
import { changesSince } from '@millrace/ui/domain/views';
import { describe, expect, it } from 'vitest';

import type { StoredText } from '../kit/storedText.ts';
import { areAllActiveIn, openVisits } from './visits.ts';

const minute = (minutes: number) => new Date(Date.UTC(2026, 2, 4, 10, minutes));
const pipeline = (id: number, status: string): Pipeline => ({ id: toId(id), name: `Pipeline ${id}`, status });

/** A device: what it keeps, and how often that was written. */
function device(first: string | null = null) {
  let kept = first;
  let writes = 0;
  const stored: StoredText = {
    read: () => kept,
    write(text) {
      kept = text;
      writes += 1;
      return true;
    },
  };
  return { open: () => openVisits(stored, () => 'salt'), kept: () => kept, writes: () => writes };
}

describe('visits', () => {
  it('there is none before the first one, also after a reload', () => {
    const { open } = device();
    const first = open();
    expect(first.before(minute(0))).toBeUndefined();
    first.note([pipeline(1, 'running')], minute(0));
    expect(open().before(minute(1))).toBeUndefined();
  });

  it('a pause of more than half an hour begins the next one, in the same page or another', () => {
    const { open } = device();
    const page = open();
    page.note([pipeline(1, 'running')], minute(0));
    page.note([pipeline(1, 'running')], minute(20));
    expect(page.before(minute(50))).toBeUndefined();
    expect(page.before(minute(51))?.at).toEqual(minute(20));
    expect(open().before(minute(51))?.at).toEqual(minute(20));

    page.note([pipeline(1, 'errored')], minute(51));
    const before = open().before(minute(52));
    expect(before?.at).toEqual(minute(20));
    expect(before && changesSince(before, [pipeline(1, 'errored')], page.salt, true).changes).toMatchObject([
      { kind: 'status', before: 'running' },
    ]);
  });

  it('what is not among the rows of a visit stays as it was seen', () => {
    const page = device().open();
    page.note([pipeline(1, 'running'), pipeline(2, 'running')], minute(0));
    page.note([pipeline(2, 'running')], minute(5));
    const before = page.before(minute(60));
    expect(Object.keys(before?.sights ?? {})).toHaveLength(2);
  });

  it('is stored when something changes, and once a minute', () => {
    const { open, writes } = device();
    const page = open();
    for (const seconds of [0, 5, 10, 59]) page.note([pipeline(1, 'running')], new Date(seconds * 1_000));
    expect(writes()).toBe(1);
    page.note([pipeline(1, 'errored')], new Date(59_500));
    page.note([pipeline(1, 'errored')], new Date(119_500));
    expect(writes()).toBe(3);
  });

  it('keeps no text of a pipeline', () => {
    const { open, kept } = device();
    open().note([pipeline(1, 'running')], minute(0));
    expect(kept()).not.toMatch(/Pipeline|running/);
  });

  it.each([
    '',
    '7',
    '{',
    'null',
    '{"salt":7}',
    '{"salt":"s","current":{"at":"now","sights":{}}}',
    '{"salt":"s","current":{"at":8e99,"sights":{}}}',
    '{"salt":"s","before":{"at":1,"sights":null},"current":[]}',
  ])('there is none in an invalid text: %s', (text) => {
    expect(device(text).open().before(minute(0))).toBeUndefined();
  });

  it('reads only digests of a text that was changed', () => {
    const sights = {
      pa: ['a', 'b', 'c'],
      '<b>': ['a', 'b', 'c'],
      pb: ['a', 'b'],
      pc: 'abc',
      pd: ['a', '<b>', 'c'],
    };
    const { open } = device(JSON.stringify({ salt: 's', current: { at: 0, sights } }));
    expect(open().before(minute(0))?.sights).toEqual({ pa: ['a', 'b', 'c'] });
  });

  it('a clock that went back begins none', () => {
    const page = device().open();
    page.note([pipeline(1, 'running')], minute(300));
    expect(page.before(minute(0))).toBeUndefined();
  });

  it('last as long as the page without storage', () => {
    const page = openVisits({ read: () => null, write: () => false });
    page.note([pipeline(1, 'running')], minute(0));
    expect(page.before(minute(40))?.at).toEqual(minute(0));
  });
});

describe('whether all that run or fail are known', () => {
  const list = (count: number | null, ...rows: readonly Pipeline[]) => ({ rows, count });
  const [one, none] = [list(1, pipeline(1, 'running')), list(0)];

  it('they are if both lists are whole and none starts or pauses', () => {
    expect(areAllActiveIn([none, one], { running: 1 })).toBe(true);
  });

  it.each([
    ['a list has failed', [undefined, one], { running: 1 }],
    ['both have', [undefined, undefined], { running: 1 }],
    ['a list goes on', [none, list(2, pipeline(1, 'running'))], { running: 2 }],
    ['a list has no count', [none, list(null, pipeline(1, 'running'))], { running: 1 }],
    ['one starts', [none, one], { running: 1, starting: 1 }],
    ['the service counts nothing', [none, one], null],
    ['the counts are not known', [none, one], undefined],
  ] as const)('they are not if %s', (_, lists, counts) => {
    expect(areAllActiveIn(lists, counts)).toBe(false);
  });
});
