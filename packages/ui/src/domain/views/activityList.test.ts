import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activityObjects } from '../entities/activityEntry.ts';
import { changeKinds } from '../logs/accountActivity.ts';
import { activityArgs, activityListView, activityQuery, activityRanges } from './activityList.ts';

const now = new Date('2026-03-04T10:42:00Z');

it('is whole in the address', () => {
  const view = fc.record({
    kinds: fc.subarray([...changeKinds]),
    objects: fc.subarray([...activityObjects]),
    objectId: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
    personId: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
    ranges: fc.subarray([...activityRanges]),
    page: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(view, (part) => {
      const wanted = { ...activityListView.defaults, ...part };
      const query = Object.entries(activityQuery(wanted)).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, value]],
      );
      expect(activityListView.read(new URLSearchParams(query))).toEqual(wanted);
    }),
  );
});

it('has an empty address without filters', () => {
  expect(Object.values(activityQuery(activityListView.defaults)).filter(Boolean)).toEqual([]);
  expect(activityArgs(activityListView.defaults, now)).toEqual({ page: 1 });
});

it('asks the service for what is chosen', () => {
  const view = activityListView.read(
    new URLSearchParams('kind=removals&object=source&id=5&person=2&range=day&search=%20stripe%20&page=3'),
  );
  expect(activityArgs(view, now)).toEqual({
    page: 3,
    search: 'stripe',
    event: 'deleted,uninvited,detached',
    objectType: 'source',
    objectId: 5,
    userId: 2,
    startTimestamp: '2026-03-03T10:00:00.000Z',
  });
});

it('asks for one object only of one kind', () => {
  const view = activityListView.read(new URLSearchParams('object=source,user&id=5'));
  expect(activityArgs(view, now)).toEqual({ page: 1, objectType: 'source,user' });
});
