import { expect, it } from 'vitest';
import { filterGroups } from './FilterMenu.logic.ts';

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
