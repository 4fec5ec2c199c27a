import { expect, it } from 'vitest';
import { countOptions, filterGroups, idOf, listOf, valueOf } from './FilterMenu.logic.ts';

const groups = [
  { label: 'In use', options: [{ value: 'postgres', label: 'PostgreSQL' }] },
  { options: [{ value: 's3', label: 'Amazon S3' }] },
];

it('keeps the options that contain the text, and their groups', () => {
  expect(filterGroups(groups, '  sQl ')).toEqual([groups[0]]);
  expect(filterGroups(groups, '')).toEqual(groups);
  expect(filterGroups(groups, 'zzz')).toEqual([]);
});

it('finds an option by its keywords', () => {
  const zones = [{ options: [{ value: 'Europe/Berlin', label: 'Berlin', keywords: 'Munich Hamburg' }] }];
  expect(filterGroups(zones, 'munich')).toEqual(zones);
});

it('lists “all”, then the first options of all groups together', () => {
  const options = ['a', 'all'].map((value) => ({ value, label: value }));
  const both = [{ label: 'One', options }, { options }];
  expect(countOptions(both)).toBe(4);
  const { options: listed, groups: starts } = listOf(both, 3, 'All types');
  expect(listed.map(({ label }) => label)).toEqual(['All types', 'a', 'all', 'a']);
  expect(listed.map(({ value }) => valueOf(value))).toEqual([undefined, 'a', 'all', 'a']);
  expect(starts).toEqual([
    { label: 'One', start: 1 },
    { label: undefined, start: 3 },
  ]);
});

it('lists no “all” where there has to be a value, and no group without room', () => {
  const options = ['a', 'b'].map((value) => ({ value, label: value }));
  const listed = listOf([{ label: 'One', options }, { options }], 2, undefined);
  expect(listed.options.map(({ value }) => value)).toEqual([idOf('a'), idOf('b')]);
  expect(listed.groups).toEqual([{ label: 'One', start: 0 }]);
});
