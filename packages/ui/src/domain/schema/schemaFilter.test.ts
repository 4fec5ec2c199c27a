import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createColumnSearch, type ColumnSearch } from './columnSearch.ts';
import { defaultSchemaView, filterSchema, type SchemaView } from './schemaFilter.ts';
import { createSchemaIndex, nameWithin } from './schemaIndex.ts';
import {
  ancestorsAt,
  flattenSchema,
  kindOf,
  levelOf,
  numberOf,
  parentOf,
  schemaRowId,
  schemaRowNamed,
  sectionEnds,
} from './schemaRows.ts';
import { createSchemaModel } from './schemaModel.ts';
import { table } from './schema.test.data.ts';

describe('createColumnSearch', () => {
  const tables = [
    table('Orders', 'ID', 'note'),
    table('empty'),
    table('İstanbul', 'İd', 'Zip'),
    table('order_items', 'sku'),
  ];
  const search = createColumnSearch(tables);
  const found = (text: string) => [...search.find(text)];
  it('finds tables by any part of their names, ignoring case', () => {
    expect(found('ORDER')).toEqual([2, 0, 0, 2]);
    expect(found('')).toEqual([2, 2, 2, 2]);
  });
  it('finds tables by any part of their column names', () => {
    expect(found('d')).toEqual([2, 0, 1, 2]);
    expect(found('ZIP')).toEqual([0, 0, 1, 0]);
    expect(found('sku')).toEqual([0, 0, 0, 1]);
    expect(found('idnote')).toEqual([0, 0, 0, 0]);
  });
  it('finds the same before and after preparation, while the user types', () => {
    const texts = ['', 'o', 'or', 'ord', 'o', 'n', 'no', 'not', 'nota', '', 'i', 'id', 'd'];
    const alone = texts.map((text) => [...createColumnSearch(tables).find(text)]);
    expect(texts.map(found)).toEqual(alone);
    expect(search.prepare(() => false)).toBe(true);
    expect(texts.map(found)).toEqual(alone);
  });
  it('prepares itself in slices', () => {
    const sliced = createColumnSearch(tables);
    let tablesLeft = 3;
    expect(sliced.prepare(() => tablesLeft-- === 0)).toBe(false);
    expect(sliced.prepare(() => false)).toBe(true);
    expect([...sliced.find('sku')]).toEqual([0, 0, 0, 1]);
  });
  it('returns the matching columns, prepared or not', () => {
    const columnsWith = (each: ColumnSearch, number: number, text: string) => {
      const positions: number[] = [];
      each.eachColumnWith(number, text, 0, (position) => positions.push(position));
      return positions;
    };
    const wide = [table('t', 'ID', 'note', 'İd', 'paid', 'idid', 'x'), table('empty')];
    const [lazy, eager] = [createColumnSearch(wide), createColumnSearch(wide)];
    eager.prepare(() => false);
    for (const each of [lazy, eager]) {
      expect(columnsWith(each, 0, 'Id')).toEqual([0, 3, 4]);
      expect(columnsWith(each, 0, 'x')).toEqual([5]);
      expect(columnsWith(each, 0, 'none')).toEqual([]);
      expect(columnsWith(each, 1, 'id')).toEqual([]);
    }
  });
});

const index = createSchemaIndex([
  table('sales.refunds', 'id*', 'reason'),
  table('public.orders', 'id*', 'email', 'note'),
  table('public.customers', 'id*', 'email'),
]);
const never = { selected: () => false, unselected: () => false, changed: () => false };
const see = (view: Partial<SchemaView>) => filterSchema(index, { ...defaultSchemaView, ...view }, never);
const disclosed = (open: string[] = [], closed: string[] = [], closedMatches: string[] = []) => ({
  openTables: new Set(open),
  closedGroups: new Set(closed),
  closedMatches: new Set(closedMatches),
});
const ids = (view: Partial<SchemaView>, ...disclosure: Parameters<typeof disclosed>) =>
  [...flattenSchema(index, see(view), disclosed(...disclosure))].map((row) =>
    schemaRowId(index, row).split('\n').slice(1).join(':'),
  );

describe('createSchemaIndex', () => {
  it('sorts tables by name, schema by schema', () => {
    expect(index.tables.map((each) => each.table)).toEqual([
      'public.customers',
      'public.orders',
      'sales.refunds',
    ]);
    expect(index.groups.map(({ name }) => name)).toEqual(['public', 'sales']);
    expect([0, 1, 2].map(index.groupOf)).toEqual([0, 0, 1]);
  });
  it('uses the last version of a duplicate table', () => {
    const { tables, columnCount } = createSchemaIndex([
      table('b', 'old'),
      table('a', 'id'),
      table('b', 'id', 'new'),
    ]);
    expect(tables.map((each) => each.table)).toEqual(['a', 'b']);
    expect(tables[1]?.columns.map(({ name }) => name)).toEqual(['id', 'new']);
    expect(columnCount).toBe(3);
  });
  it('puts the default schema first', () => {
    const { groups } = createSchemaIndex([table('audit.a'), table('dbo.b'), table('public.c')]);
    expect(groups.map(({ name }) => name)).toEqual(['dbo', 'public', 'audit']);
  });
  it('numbers columns across all tables', () => {
    expect(index.columnCount).toBe(7);
    expect(index.columnAt(index.columnOf(1, 'note'))?.name).toBe('note');
    expect(index.tableOf(index.columnOf(1, 'note'))).toBe(1);
    expect(index.columnOf(0, 'note')).toBe(-1);
  });
  it('needs no heading for a single schema', () => {
    expect(createSchemaIndex([table('public.a'), table('public.b')]).groups).toEqual([]);
  });
  it('splits the names of a database with schemas at the first dot', () => {
    const dotted = createSchemaIndex([table('public.my.table.with.dots'), table('sales.b')]);
    expect(dotted.groups.map(({ name }) => name)).toEqual(['public', 'sales']);
    expect(nameWithin(dotted, 'public.my.table.with.dots')).toBe('my.table.with.dots');
  });
  it('splits no name of a source that has no schemas, although every table has dots (property)', () => {
    const part = fc.string({ unit: fc.constantFrom(...'aB0_ '), minLength: 1, maxLength: 4 });
    const names = fc.uniqueArray(
      fc.array(part, { minLength: 2, maxLength: 4 }).map((parts) => parts.join('.')),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(names, names, (first, next) => {
        const model = createSchemaModel(
          first.map((name) => table(name)),
          [],
          false,
        );
        for (const expected of [first, next]) {
          const { index: flat } = model.getSnapshot();
          expect([flat.hasSchemas, flat.groups]).toEqual([false, []]);
          expect(flat.tables.map((each) => nameWithin(flat, each.table)).toSorted()).toEqual(
            expected.toSorted(),
          );
          model.merge(next.map((name) => table(name)));
        }
      }),
    );
  });
  it('splits no name of a database without schemas, although a table has dots', () => {
    const flat = createSchemaIndex([
      table('orders'),
      table('my.table'),
      table('my.other.table'),
      table('.a'),
    ]);
    expect(flat.groups).toEqual([]);
    expect(flat.tables.map((each) => nameWithin(flat, each.table))).toEqual([
      '.a',
      'my.other.table',
      'my.table',
      'orders',
    ]);
    expect(createSchemaIndex([]).hasSchemas).toBe(false);
  });
});

describe('filterSchema', () => {
  it('shows everything without a search', () => {
    expect(see({})).toMatchObject({ isFiltered: false, tables: [0, 1, 2] });
  });
  it('shows all columns of a table found by name, otherwise only the matching ones', () => {
    expect(ids({ search: 'orders' }, ['public.orders'])).toEqual([
      'public',
      'public.orders',
      'public.orders:id',
      'public.orders:email',
      'public.orders:note',
    ]);
  });
  it('expands tables found by their columns, until they are collapsed', () => {
    expect(ids({ search: 'mail' })).toEqual([
      'public',
      'public.customers',
      'public.customers:email',
      'public.orders',
      'public.orders:email',
    ]);
    expect(ids({ search: 'mail' }, ['public.orders'], [], ['public.orders'])).toEqual([
      'public',
      'public.customers',
      'public.customers:email',
      'public.orders',
    ]);
  });
  it('ranks matches: whole name, start, part, schema, columns; a schema is ranked by its best table', () => {
    const names = ['a.addresses', 'a.old_users', 'b.users', 'b.users_log', 'b.my_users', 'users.log'];
    const shop = createSchemaIndex(names.map((name) => table(name, 'id*', 'users_id')));
    const found = (search: string) =>
      filterSchema(shop, { search, show: 'all' }, never).tables.map((number) => shop.tables[number]?.table);
    expect(found('Users')).toEqual([
      'b.users',
      'b.users_log',
      'b.my_users',
      'a.old_users',
      'a.addresses',
      'users.log',
    ]);
    expect(found('b.users')).toEqual(['b.users', 'b.users_log']);
    expect(found('')).toEqual(names.toSorted());
    const flat = createSchemaIndex(
      ['addresses', 'customers', 'my_customers'].map((name) => table(name, 'customer_id')),
    );
    expect(
      filterSchema(flat, { search: 'customer', show: 'all' }, never).tables.map(
        (number) => flat.tables[number]?.table,
      ),
    ).toEqual(['customers', 'my_customers', 'addresses']);
  });
  it('ignores spaces around the search text', () => {
    expect(see({ search: '  Reason ' }).tables).toEqual([2]);
    expect(see({ search: '  ' }).isFiltered).toBe(false);
  });
  it('filters by selected or changed tables', () => {
    const only = filterSchema(
      index,
      { search: '', show: 'selected' },
      { ...never, selected: (n) => n === 2 },
    );
    expect(only).toMatchObject({ isFiltered: true, tables: [2] });
    expect(see({ show: 'changed' }).tables).toEqual([]);
    const rest = filterSchema(
      index,
      { search: '', show: 'unselected' },
      { ...never, unselected: (n) => n !== 2 },
    );
    expect(rest).toMatchObject({ isFiltered: true, tables: [0, 1] });
  });
});

describe('flattenSchema', () => {
  it('collapses a schema with its content', () => {
    expect(ids({}, ['public.orders'], ['public'])).toEqual(['public', 'sales', 'sales.refunds']);
  });
  it('returns the position of a row', () => {
    const rows = flattenSchema(index, see({}), disclosed(['public.customers']));
    expect([...rows].map(kindOf)).toEqual(['group', 'table', 'column', 'column', 'table', 'group', 'table']);
    expect([...rows].map((row) => levelOf(index, row))).toEqual([1, 2, 3, 3, 2, 1, 2]);
    const column = rows[3] ?? 0;
    const parent = parentOf(index, column) ?? 0;
    expect([numberOf(column), parent, parentOf(index, parent)]).toEqual([1, rows[1], rows[0]]);
    expect(parentOf(index, rows[0] ?? 0)).toBeUndefined();
  });
  it('returns where the sections of rows end, and the ancestors of a row', () => {
    const open = disclosed(['public.orders'], ['sales']);
    // public, customers, orders with 3 columns, sales
    const rows = flattenSchema(index, see({}), open);
    expect([...sectionEnds(rows)]).toEqual([6, 2, 6, 4, 5, 6, 7]);
    expect([0, 2, 4, 6].map((at) => ancestorsAt(index, rows, at))).toEqual([[], [0], [0, 2], []]);
    expect(sectionEnds(new Uint32Array())).toHaveLength(0);
  });
  it('finds a row again by its name, also after a refetch', () => {
    const open = disclosed(['public.orders']);
    for (const row of flattenSchema(index, see({}), open))
      expect(schemaRowNamed(index, schemaRowId(index, row))).toBe(row);
    const later = createSchemaIndex([table('audit.log', 'at'), ...index.tables]);
    const orders = schemaRowNamed(later, 'table\npublic.orders') ?? 0;
    expect(later.tables[numberOf(orders)]?.table).toBe('public.orders');
    for (const gone of ['', 'group\nnone', 'table\nnone', 'column\npublic.orders\nnone', 'column\nnone\nid'])
      expect(schemaRowNamed(later, gone)).toBeUndefined();
  });
  it('starts with tables if there are no schemas', () => {
    const plain = createSchemaIndex([table('orders', 'id*')]);
    const rows = flattenSchema(plain, filterSchema(plain, defaultSchemaView, never), disclosed(['orders']));
    expect([...rows].map((row) => levelOf(plain, row))).toEqual([1, 2]);
    expect(parentOf(plain, rows[0] ?? 0)).toBeUndefined();
  });
});
