import { describe, expect, it, vi } from 'vitest';
import { filterSchema, type SchemaView } from './schemaFilter.ts';
import { createSchemaModel, type SchemaModel } from './schemaModel.ts';
import { mapping, table } from './schema.test.data.ts';

const orders = table('sales.orders', 'id*', 'email', 'note');
const refunds = table('sales.refunds', 'id*', 'email');
const raw = table('public.raw', 'email', 'line');
const view = { ...table('public.view', 'a'), ineligibleReason: 'It is a view.' };
const all = [orders, refunds, raw, view];

const make = (saved: Parameters<typeof createSchemaModel>[1] = []) => createSchemaModel(all, saved);
const at = (model: SchemaModel, name: string): number => model.getSnapshot().index.numberOf.get(name) ?? -1;
const column = (model: SchemaModel, name: string, of: string): number =>
  model.getSnapshot().index.columnOf(at(model, name), of);
const shown = (model: SchemaModel, search: string, show: SchemaView['show'] = 'all') =>
  filterSchema(
    model.getSnapshot().index,
    { search, show },
    {
      selected: model.isSelected,
      unselected: (number) => !model.isSelected(number),
      changed: (number) => model.changeOf(number) !== null,
    },
  );
/** `sales.orders(id email)`: the selected tables with their selected columns. */
const selection = (model: SchemaModel): readonly string[] => {
  const { index } = model.getSnapshot();
  return index.tables.flatMap(({ table: name, columns }, number) => {
    const on = columns.filter((_, n) => model.isColumnOn(index.firstColumn(number) + n));
    return model.isSelected(number) ? [`${name}(${on.map((each) => each.name).join(' ')})`] : [];
  });
};

describe('a table', () => {
  it('is unselected at first, and then selected with all of its columns', () => {
    const model = make();
    expect(selection(model)).toEqual([]);
    model.setTable(at(model, 'sales.orders'), true);
    expect(selection(model)).toEqual(['sales.orders(id email note)']);
    expect(model.getSnapshot()).toMatchObject({ selectedTables: 1, selectedColumns: 3 });
    expect(model.selectedIn(1)).toBe(1);
  });
  it('keeps its excluded columns while it is unselected', () => {
    const model = make([mapping('sales.orders', { excluded: ['email'] })]);
    model.setTable(at(model, 'sales.orders'), false);
    model.setTable(at(model, 'sales.orders'), true);
    expect(selection(model)).toEqual(['sales.orders(id note)']);
  });
  it('cannot be selected if it cannot be replicated', () => {
    const model = make([mapping('public.view')]);
    model.setTable(at(model, 'public.view'), true);
    expect(selection(model)).toEqual([]);
    expect(model.toSyncMappings()).toEqual([]);
  });
});

describe('a column', () => {
  it('selects only its table’s key with it', () => {
    const model = make();
    model.setColumn(column(model, 'sales.orders', 'note'), true);
    expect(selection(model)).toEqual(['sales.orders(id note)']);
  });
  it('deselects its table if it is the last column', () => {
    const model = make();
    model.setColumn(column(model, 'public.raw', 'line'), true);
    model.setColumn(column(model, 'public.raw', 'line'), false);
    expect(selection(model)).toEqual([]);
    model.setTable(at(model, 'public.raw'), true);
    expect(selection(model)).toEqual(['public.raw(email line)']);
  });
  it('cannot be excluded while it is part of the key', () => {
    const model = make([mapping('sales.orders')]);
    model.setColumn(column(model, 'sales.orders', 'id'), false);
    model.setExcluded(at(model, 'sales.orders'), ['id', 'note']);
    expect(selection(model)).toEqual(['sales.orders(id email)']);
  });
});

describe('a custom key', () => {
  it('replaces the table’s own and includes its columns', () => {
    const model = make([mapping('sales.orders', { excluded: ['email'] })]);
    const number = at(model, 'sales.orders');
    model.setCustomKeys(number, ['email', 'note']);
    expect(model.keysOf(number)).toEqual(['email', 'note']);
    expect(model.isKey(column(model, 'sales.orders', 'id'))).toBe(false);
    expect(selection(model)).toEqual(['sales.orders(id email note)']);
    expect(model.getSnapshot().changes.rekeyed).toBe(1);
    model.setCustomKeys(number, []);
    expect(model.keysOf(number)).toEqual(['id']);
  });
  it('is not used while one of its columns is missing, and is used again afterwards', () => {
    const model = make([mapping('sales.orders', { customPrimaryKeys: ['email', 'note'] })]);
    model.merge([table('sales.orders', 'id*', 'email')]);
    expect(model.keysOf(0)).toEqual(['id']);
    model.merge(all);
    expect(model.keysOf(at(model, 'sales.orders'))).toEqual(['email', 'note']);
  });
});

describe('select-all', () => {
  it('selects everything possible, and then becomes deselect', () => {
    const model = make();
    expect(model.bulkOf(shown(model, ''))).toBe('select');
    model.setShown(shown(model, ''), true);
    expect(model.getSnapshot().selectedTables).toBe(3);
    expect(model.bulkOf(shown(model, ''))).toBe('deselect');
    model.setShown(shown(model, ''), false);
    expect(selection(model)).toEqual([]);
  });
  it('selects the columns of a table that is saved as selected without any', () => {
    const model = make([mapping('public.raw', { excluded: ['email', 'line'] })]);
    expect(selection(model)).toEqual(['public.raw()']);
    model.setShown(shown(model, ''), true);
    expect(selection(model)).toContain('public.raw(email line)');
    model.undo();
    expect(selection(model)).toEqual(['public.raw()']);
  });
  it('selects only the columns that match the search', () => {
    const model = make([mapping('sales.orders', { excluded: ['email'] }), mapping('public.raw')]);
    model.setShown(shown(model, 'email'), true);
    expect(selection(model)).toEqual([
      'public.raw(email line)',
      'sales.orders(id email note)',
      'sales.refunds(id email)',
    ]);
    model.setShown(shown(model, 'email'), false);
    expect(selection(model)).toEqual(['public.raw(line)', 'sales.orders(id note)']);
  });
  it('counts what it affects: tables, and columns of other tables', () => {
    const model = make([mapping('sales.orders'), mapping('sales.refunds'), mapping('public.raw')]);
    const size = (search: string, isOn = false) => model.bulkSizeOf(shown(model, search), isOn);
    expect(size('')).toEqual({ tables: 3, columns: 0 });
    expect(size('orders')).toEqual({ tables: 1, columns: 0 });
    const before = model.getSnapshot().selectedColumns;
    model.setShown(shown(model, 'email'), false);
    const gone = before - model.getSnapshot().selectedColumns;
    model.undo();
    expect(size('email').columns).toBeGreaterThan(0);
    // Only the key of refunds would remain, so the table is deselected.
    expect(size('email')).toEqual({ tables: 1, columns: 2 });
    expect(gone).toBe(4);
    expect(size('email', true)).toEqual({ tables: 0, columns: 3 });
    // No key is deselected, so none is counted.
    expect(size('id')).toEqual({ tables: 0, columns: 0 });
    expect(size('nobody')).toEqual({ tables: 0, columns: 0 });
  });
  it('does nothing if only keys are visible', () => {
    const model = make([mapping('sales.orders'), mapping('sales.refunds')]);
    expect(model.bulkOf(shown(model, 'id'))).toBe('none');
    expect(model.bulkOf(shown(model, 'nobody'))).toBe('none');
  });
});

describe('changes', () => {
  it('are counted in tables', () => {
    const model = make([mapping('sales.orders'), mapping('sales.refunds')]);
    model.setTable(at(model, 'sales.orders'), false);
    model.setColumn(column(model, 'sales.refunds', 'email'), false);
    model.setTable(at(model, 'public.raw'), true);
    expect(model.getSnapshot().changes).toEqual({ added: 1, removed: 1, rekeyed: 0, reshaped: 1 });
    expect(model.toSyncMappings()).toEqual([
      mapping('public.raw'),
      mapping('sales.orders', { isSelected: false }),
      mapping('sales.refunds', { excluded: ['email'] }),
    ]);
  });
  it('are empty once saved, and follow what others saved', () => {
    const model = make();
    model.setTable(at(model, 'sales.orders'), true);
    model.setSaved([mapping('sales.orders'), mapping('public.raw', { excluded: ['line'] })]);
    expect(model.toSyncMappings()).toEqual([]);
    expect(selection(model)).toEqual(['public.raw(email)', 'sales.orders(id email note)']);
  });
  it('remain when others save', () => {
    const model = make([mapping('sales.orders')]);
    model.setTable(at(model, 'sales.orders'), false);
    model.setSaved([mapping('sales.orders'), mapping('public.raw')]);
    expect(selection(model)).toEqual(['public.raw(email line)']);
  });
});

describe('changes that others save meanwhile', () => {
  const both = [mapping('sales.orders'), mapping('sales.refunds')];
  it('are followed if there are no local changes, and reported', () => {
    const model = make(both);
    model.setTable(at(model, 'public.raw'), true);
    model.setSaved([mapping('sales.orders')]);
    expect(selection(model)).toEqual(['public.raw(email line)', 'sales.orders(id email note)']);
    expect(model.getSnapshot().updates).toEqual({ followed: ['sales.refunds'], contested: [] });
    model.dismissUpdates();
    expect(model.getSnapshot().updates).toBeNull();
  });
  it('do not replace a local change of the same table, and are reported', () => {
    const model = make(both);
    model.setExcluded(at(model, 'sales.orders'), ['note']);
    model.setSaved([mapping('sales.orders', { excluded: ['email'] }), mapping('sales.refunds')]);
    expect(selection(model)).toContain('sales.orders(id email)');
    expect(model.getSnapshot().updates).toEqual({ followed: [], contested: ['sales.orders'] });
    expect(model.toSyncMappings()).toEqual([mapping('sales.orders', { excluded: ['note'] })]);
  });
  it('are ignored if they equal the local state in any notation', () => {
    const model = make([mapping('sales.orders', { excluded: ['email', 'note'] })]);
    model.setTable(at(model, 'sales.refunds'), true);
    model.setSaved([
      mapping('sales.orders', { excluded: ['note', 'email'] }),
      mapping('sales.refunds'),
      mapping('public.raw', { isSelected: false }),
    ]);
    expect(model.getSnapshot().updates).toBeNull();
  });
  it('accumulate until dismissed, and a conflict ends when the user saves', () => {
    const model = make(both);
    model.setExcluded(at(model, 'sales.orders'), ['note']);
    model.setSaved([mapping('sales.orders', { excluded: ['email'] }), mapping('sales.refunds')]);
    model.setSaved([mapping('sales.orders', { excluded: ['email'] })]);
    expect(model.getSnapshot().updates).toEqual({ followed: ['sales.refunds'], contested: ['sales.orders'] });
    model.setSaved([mapping('sales.orders', { excluded: ['note'] })]);
    expect(model.getSnapshot().updates).toEqual({ followed: ['sales.refunds'], contested: [] });
  });
  it('return what is new', () => {
    const model = make(both);
    expect(model.setSaved(both)).toBeNull();
    expect(model.setSaved([])).toEqual({ followed: ['sales.orders', 'sales.refunds'], contested: [] });
    expect(model.setSaved([])).toBeNull();
  });
  it('are the state that undo returns to', () => {
    const model = make(both);
    model.setTable(at(model, 'public.raw'), true);
    model.setTable(at(model, 'sales.orders'), false);
    model.setSaved([mapping('sales.orders', { excluded: ['email'] })]);
    model.undo();
    model.undo();
    expect(selection(model)).toEqual(['sales.orders(id note)']);
    expect(model.toSyncMappings()).toEqual([]);
    expect(model.getSnapshot().canUndo).toBe(false);
  });
  it('remove undo steps without effect', () => {
    const model = make(both);
    const number = at(model, 'sales.orders');
    model.setTable(number, false);
    model.setTable(number, true);
    model.setSaved([mapping('sales.orders', { isSelected: false }), mapping('sales.refunds')]);
    expect(selection(model)).toEqual(['sales.refunds(id email)']);
    expect(model.getSnapshot().canUndo).toBe(false);
  });
});

describe('a refetch', () => {
  it('reports added and removed tables, and nothing if there are none', () => {
    const model = make([mapping('sales.orders')]);
    model.merge([refunds, raw, view, table('public.new', 'id*')]);
    expect(model.getSnapshot().diff).toMatchObject({
      tablesCame: ['public.new'],
      tablesGone: ['sales.orders'],
      selectedGone: ['sales.orders'],
    });
    model.merge([refunds, raw, view, table('public.new', 'id*')]);
    expect(model.getSnapshot().diff).toBeNull();
  });
  it('finds added and removed columns', () => {
    const model = make();
    model.merge([table('sales.orders', 'id*', 'phone', 'note'), refunds, raw, view]);
    expect(model.getSnapshot().diff).toMatchObject({
      columnsCame: ['sales.orders.phone'],
      columnsGone: ['sales.orders.email'],
    });
    model.dismissDiff();
    expect(model.getSnapshot().diff).toBeNull();
  });
  it('finds columns with another type, key or nullability', () => {
    const model = make();
    const [id, email, note] = orders.columns;
    if (!id || !email || !note) throw new Error('The table has three columns.');
    const columns = [
      { ...id, isPrimaryKey: false },
      { ...email, dataType: 'object', isNullable: true },
      note,
    ];
    model.merge([{ ...orders, columns }, refunds, raw, view]);
    expect(model.getSnapshot().diff?.columnsChanged).toEqual([
      { name: 'sales.orders.id', facts: ['no longer a key'] },
      { name: 'sales.orders.email', facts: ['string → object', 'now nullable'] },
    ]);
  });
  it('finds tables that can no longer, or only now, be replicated', () => {
    const model = make([mapping('sales.orders')]);
    model.merge([
      { ...orders, ineligibleReason: 'It has no key.' },
      refunds,
      raw,
      { ...view, ineligibleReason: null },
    ]);
    expect(model.getSnapshot().diff).toMatchObject({
      tablesBlocked: ['sales.orders'],
      tablesFreed: ['public.view'],
      selectedGone: [],
    });
    expect(model.toSyncMappings()).toEqual([]);
  });
  it('loses nothing: reappearing tables keep their state and edits', () => {
    const model = make([mapping('sales.orders', { excluded: ['email'] })]);
    model.setExcluded(at(model, 'sales.orders'), ['note']);
    model.merge([raw]);
    expect(selection(model)).toEqual([]);
    expect(model.toSyncMappings()).toEqual([]);
    model.merge(all);
    expect(selection(model)).toEqual(['sales.orders(id email)']);
  });
  it('keeps a column excluded that reappears', () => {
    const model = make([mapping('sales.orders', { excluded: ['email'] })]);
    model.merge([table('sales.orders', 'id*', 'note')]);
    model.merge(all);
    expect(selection(model)).toEqual(['sales.orders(id note)']);
  });
});

describe('undo', () => {
  it('can be undone across', () => {
    const model = make();
    model.setTable(at(model, 'sales.orders'), true);
    model.merge([raw]);
    model.undo();
    model.merge(all);
    expect(selection(model)).toEqual([]);
    expect(model.getSnapshot().canUndo).toBe(false);
  });
});

describe('listeners', () => {
  it('are notified once per change, and not if nothing changes', () => {
    const model = make();
    const listener = vi.fn<() => void>();
    const stop = model.subscribe(listener);
    model.setTable(at(model, 'sales.orders'), true);
    model.setTable(at(model, 'sales.orders'), true);
    model.setShown(shown(model, ''), true);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    model.undo();
    expect(listener).toHaveBeenCalledTimes(2);
  });
  it('find a new version for changed tables only', () => {
    const model = make();
    const versions = () => [0, 1, 2, 3].map(model.versionOf);
    const before = versions();
    model.setColumn(column(model, 'sales.refunds', 'email'), true);
    const moved = versions().flatMap((version, number) => (version === before[number] ? [] : [number]));
    expect(moved).toEqual([at(model, 'sales.refunds')]);
  });
});
