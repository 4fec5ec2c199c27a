import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { getSchemaCollections, getSchemaColumns } from './schema.ts';

const decode = (body: unknown) => v.parse(getSchemaCollections.response, body);

describe('the schema of a source', () => {
  it('is a record of tables with their columns', () => {
    const { collections, readAt, unreadable } = decode({
      collections: {
        'public.orders': {
          columns: [
            { column_name: 'id', data_type: 'bigint', is_nullable: 'NO', is_primary_key: true },
            { column_name: 'notes', data_type: 'string', is_nullable: 'YES' },
          ],
        },
      },
      read_at: '2026-11-20T09:00:00Z',
    });
    expect(collections).toEqual([
      {
        table: 'public.orders',
        ineligibleReason: null,
        columns: [
          { name: 'id', dataType: 'bigint', isNullable: false, isPrimaryKey: true },
          { name: 'notes', dataType: 'string', isNullable: true, isPrimaryKey: false },
        ],
      },
    ]);
    expect(readAt).toEqual(new Date('2026-11-20T09:00:00Z'));
    expect(unreadable).toBe(0);
  });

  it('drops unreadable tables and counts them', () => {
    const broken = { columns: [{ column_name: 'id' }, { column_name: 7 }, null] };
    const { collections, unreadable } = decode({ collections: { a: broken, b: null, c: { columns: {} } } });
    expect(collections).toEqual([
      {
        table: 'a',
        ineligibleReason: null,
        columns: [{ name: 'id', dataType: '', isNullable: true, isPrimaryKey: false }],
      },
    ]);
    expect(unreadable).toBe(2);
  });

  it('is invalid without collections', () => {
    for (const body of [{}, [], null, { collections: [] }]) {
      expect(v.safeParse(getSchemaCollections.response, body).success).toBe(false);
    }
    expect(v.safeParse(getSchemaColumns.response, {}).success).toBe(false);
  });
});
