import { expect, test } from 'vitest';
import { costsIn, excessOf, growthOf, tableOf, type Cost } from './importCost.ts';

const button: Cost = { entry: 'Button', js: 13.1, later: 0, css: 1.2, reactAria: 12.5 };
const menu: Cost = { entry: 'Menu', js: 3.4, later: 27.1, css: 0, reactAria: 27 };
const remote: Cost = { entry: 'domain/remote', js: 0.4, later: 0, css: 0, reactAria: undefined };

test('reads the table that it writes', () => {
  const table = tableOf([button, menu, remote]);
  expect(table.split('\n')[2]).toBe('| `Button` | 13.1 |  | 1.2 | 12.5 |');
  expect(costsIn(`# Import cost\n\n${table}\n`)).toEqual([button, menu, remote]);
});

test('accepts what is in the table, and small changes', () => {
  expect(growthOf([button, menu], [button, menu])).toEqual([]);
  expect(growthOf([{ ...button, js: 13.5, css: 1.4 }], [button])).toEqual([]);
  expect(growthOf([{ ...button, js: 9 }], [button])).toEqual([]);
});

test('names each entry that grows, is new, or is gone', () => {
  const grown = { ...button, js: 13.6, later: 0.3, css: 1.5 };
  expect(growthOf([grown, remote], [button, menu])).toEqual([
    'Button costs 13.6 kB of JS, up from 13.1.',
    'Button costs 0.3 kB of JS that loads later, up from 0.0.',
    'Button costs 1.5 kB of CSS, up from 1.2.',
    'domain/remote is new: it has no figures yet.',
    'Menu is no entry any more.',
  ]);
});

test('a primitive costs a tenth and 1.6 kB over react-aria at most, or 3 kB without', () => {
  expect(excessOf('Button', 15.3, 12.5)).toEqual([]);
  expect(excessOf('Button', 15.4, 12.5)).toEqual([
    'Button costs 15.4 kB, its react-aria parts 12.5. A primitive may cost 15.4 beside them.',
  ]);
  expect(excessOf('Badge', 3)).toEqual([]);
  expect(excessOf('Badge', 3.1)).toHaveLength(1);
});
