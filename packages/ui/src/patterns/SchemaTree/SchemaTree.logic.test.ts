import { describe, expect, it } from 'vitest';
import { defaultSchemaView, filterSchema } from '../../domain/schema/schemaFilter.ts';
import { createSchemaModel } from '../../domain/schema/schemaModel.ts';
import { flattenSchema, kindOf } from '../../domain/schema/schemaRows.ts';
import { mapping, table } from '../../domain/schema/schema.test.data.ts';
import { heldKeyId, printOf, viewRow, type SchemaTreeContent } from './SchemaTree.logic.ts';

const all = { selected: () => true, unselected: () => true, changed: () => true };

function tree({ search = '', ...rest }: Partial<SchemaTreeContent> & { search?: string } = {}) {
  const model = createSchemaModel(
    [
      table('public.orders', 'id*', 'email', 'note'),
      { ...table('public.views', 'id'), ineligibleReason: 'It is a view.' },
      table('sales.refunds', 'id*'),
    ],
    [mapping('public.orders', { excluded: ['note'] })],
  );
  const { index } = model.getSnapshot();
  const matches = filterSchema(index, { ...defaultSchemaView, search }, all);
  const content: SchemaTreeContent = {
    model,
    index,
    matches,
    newTables: new Set(),
    showsChanges: false,
    isReadOnly: false,
    id: 'tree',
    ...rest,
  };
  const openTables = new Set(index.tables.map((each) => each.table));
  const rows = flattenSchema(index, matches, {
    closedGroups: new Set(),
    openTables,
    closedMatches: new Set(),
  });
  const rowOf = (name: string) => rows.find((row) => viewRow(content, row).name === name) ?? -1;
  return { model, rowOf, content, view: (name: string) => viewRow(content, rowOf(name)) };
}

describe('viewRow', () => {
  it('counts the selected tables of a schema', () => {
    expect(tree().view('public')).toMatchObject({ kind: 'group', box: 'some', aside: '1 of 2 tables' });
    expect(tree().view('sales')).toMatchObject({ box: 'none', aside: '0 of 1 table' });
  });

  it("describes a table's selected columns and its key", () => {
    const { model, view } = tree();
    expect(view('orders')).toMatchObject({
      title: 'public.orders',
      box: 'some',
      key: { words: 'id', look: 'key' },
      size: { words: '2 of 3' },
    });
    model.setCustomKeys(0, ['email']);
    expect(view('orders').key).toEqual({ words: 'email', look: 'chosenKey' });
    expect(view('views').key).toEqual({ words: 'No primary key', look: 'quiet' });
  });

  it('explains why a table cannot be selected', () => {
    expect(tree().view('views')).toMatchObject({
      isFixed: true,
      reason: 'It is a view.',
      reasonId: 'tree-1',
    });
  });

  it('marks new tables and unsaved changes', () => {
    const { view, model } = tree({ newTables: new Set(['public.orders']), showsChanges: true });
    model.setTable(0, false);
    expect(view('orders').badges.map(({ words }) => words)).toEqual(['New', 'Removed']);
  });

  it('shows how many columns match a search', () => {
    expect(tree({ search: 'mail' }).view('orders').aside).toBe('1 column matches');
    expect(tree({ search: 'e' }).view('orders').aside).toBe('');
  });

  it('locks the key of a selected table, and marks excluded columns', () => {
    const { view } = tree();
    expect(view('id')).toMatchObject({ box: 'all', isFixed: true, reasonId: heldKeyId('tree') });
    expect(view('id').badges.map(({ words }) => words)).toEqual(['Primary key']);
    expect(view('note')).toMatchObject({ box: 'none', isFixed: false, isOn: false });
    expect(view('note').badges.map(({ words }) => words)).toEqual(['Excluded']);
  });
});

describe('printOf', () => {
  it('changes when the row shows something else', () => {
    const { model, content, rowOf } = tree();
    const rows = ['public', 'orders', 'email'].map(rowOf);
    expect(rows.map(kindOf)).toEqual(['group', 'table', 'column']);
    const before = rows.map((row) => printOf(content, row));
    model.setTable(0, false);
    for (const [at, row] of rows.entries()) expect(printOf(content, row)).not.toBe(before[at]);
  });
});
