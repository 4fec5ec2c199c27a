import { expect, it } from 'vitest';
import { countOptions, filterGroups, firstOptions } from './FilterMenu.logic.ts';

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

it('takes the first options of all groups together', () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
  const both = [{ label: 'One', options }, { options }];
  expect(countOptions(both)).toBe(6);
  expect(firstOptions(both, 6)).toEqual(both);
  expect(firstOptions(both, 4)).toEqual([{ label: 'One', options }, { options: options.slice(0, 1) }]);
  expect(firstOptions(both, 3)).toEqual([{ label: 'One', options }]);
});
