import { expect, it } from 'vitest';

import { columnIn } from './storeSchema.ts';

const column = (name: string) => ({ name, dataType: 'string', isNullable: false, isPrimaryKey: false });
const schema = {
  tables: [
    { name: 'orders', columns: [column('id'), column('note')] },
    { name: 'refunds', columns: [column('id')] },
  ],
};

it('finds a column by its table and name, or returns undefined', () => {
  expect(columnIn(schema, 'orders', 'note')).toBe(schema.tables[0]?.columns[1]);
  expect(columnIn(schema, 'refunds', 'note')).toBeUndefined();
  expect(columnIn(schema, 'nothing', 'id')).toBeUndefined();
});
