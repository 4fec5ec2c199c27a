import { expect, test } from 'vitest';

import type { SyncMapping } from '../entities/schema.ts';
import { describeSchemaChoices } from './describeSchemaChoices.ts';
import { countSchemaChoices } from './schemaChoices.ts';

const mapping = (fields: Partial<SyncMapping> = {}): SyncMapping => ({
  table: 'orders',
  isSelected: false,
  excluded: [],
  customPrimaryKeys: [],
  ...fields,
});

test('loses nothing if nothing was chosen', () => {
  expect(countSchemaChoices([])).toBeNull();
  expect(countSchemaChoices([mapping(), mapping({ table: 'refunds' })])).toBeNull();
});

test.each([{ isSelected: true }, { excluded: ['note'] }, { customPrimaryKeys: ['id'] }])(
  'loses something after a single choice: %j',
  (choice) => expect(countSchemaChoices([mapping(choice)])).not.toBeNull(),
);

test('counts tables, excluded columns and keys, including those of unselected tables', () => {
  expect(
    countSchemaChoices([
      mapping({ isSelected: true, excluded: ['note', 'secret'] }),
      mapping({ table: 'refunds', excluded: ['note'], customPrimaryKeys: ['shop', 'number'] }),
      mapping({ table: 'customers', isSelected: true }),
    ]),
  ).toEqual({ tables: 2, excludedFields: 3, customKeys: 1 });
});

test.each([
  [{ tables: 1, excludedFields: 0, customKeys: 0 }, '1 selected table'],
  [{ tables: 0, excludedFields: 2, customKeys: 1 }, '2 excluded columns and 1 custom primary key'],
  [
    { tables: 1_200, excludedFields: 1, customKeys: 2 },
    '1,200 selected tables, 1 excluded column and 2 custom primary keys',
  ],
])('%j reads %j', (choices, text) => {
  expect(describeSchemaChoices(choices)).toBe(text);
});
