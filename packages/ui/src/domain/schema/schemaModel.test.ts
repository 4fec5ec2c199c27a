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
/** `sales.orders(id email)`: the tables that are selected, with the columns that are. */
const selection = (model: SchemaModel): readonly string[] => {
  const { index } = model.getSnapshot();
  return index.tables.flatMap(({ table: name, columns }, number) => {
    const on = columns.filter((_, n) => model.isColumnOn(index.firstColumn(number) + n));
    return model.isSelected(number) ? [`${name}(${on.map((each) => each.name).join(' ')})`] : [];
  });
};

describe('a table', () => {
  it('is off until it is selected, and then taken with all of its columns', () => {
    const model = make();
    expect(selection(model)).toEqual([]);
    model.setTable(at(model, 'sales.orders'), true);
    expect(selection(model)).toEqual(['sales.orders(id email note)']);
    expect(model.getSnapshot()).toMatchObject({ selectedTables: 1, selectedColumns: 3 });
    expect(model.selectedIn(1)).toBe(1);
  });
  it('keeps what was left out of it while it is off', () => {
    const model = make([mapping('sales.orders', { excluded: ['email'] })]);
    model.setTable(at(model, 'sales.orders'), false);
    model.setTable(at(model, 'sales.orders'), true);
    expect(selection(model)).toEqual(['sales.orders(id note)']);
  });
  it('cannot be selected where it cannot be replicated', () => {
    const model = make([mapping('public.view')]);
    model.setTable(at(model, 'public.view'), true);
    expect(selection(model)).toEqual([]);
    expect(model.toSyncMappings()).toEqual([]);
  });
});

describe('a column', () => {
  it('turns its table on with its key and nothing else', () => {
    const model = make();
    model.setColumn(column(model, 'sales.orders', 'note'), true);
    expect(selection(model)).toEqual(['sales.orders(id note)']);
  });
  it('turns its table off as the last', () => {
    const model = make();
    model.setColumn(column(model, 'public.raw', 'line'), true);
    model.setColumn(column(model, 'public.raw', 'line'), false);
    expect(selection(model)).toEqual([]);
    model.setTable(at(model, 'public.raw'), true);
    expect(selection(model)).toEqual(['public.raw(email line)']);
  });
  it('cannot be left out while it is the key', () => {
    const model = make([mapping('sales.orders')]);
    model.setColumn(column(model, 'sales.orders', 'id'), false);
    model.setExcluded(at(model, 'sales.orders'), ['id', 'note']);
    expect(selection(model)).toEqual(['sales.orders(id email)']);
  });
});

describe('another key', () => {
  it('takes the place of the table’s own and is brought back in', () => {
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
  it('is not used while one of its columns is gone, and is again afterwards', () => {
    const model = make([mapping('sales.orders', { customPrimaryKeys: ['email', 'note'] })]);
    model.merge([table('sales.orders', 'id*', 'email')]);
    expect(model.keysOf(0)).toEqual(['id']);
    model.merge(all);
    expect(model.keysOf(at(model, 'sales.orders'))).toEqual(['email', 'note']);
  });
});

describe('select-all', () => {
  it('takes all that can be, and turns into its own opposite', () => {
    const model = make();
    expect(model.bulkOf(shown(model, ''))).toBe('select');
    model.setShown(shown(model, ''), true);
    expect(model.getSnapshot().selectedTables).toBe(3);
    expect(model.bulkOf(shown(model, ''))).toBe('deselect');
    model.setShown(shown(model, ''), false);
    expect(selection(model)).toEqual([]);
  });
  it('takes only the columns that were searched for', () => {
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
  it('says how much it is about: tables, and columns of others', () => {
    const model = make([mapping('sales.orders'), mapping('sales.refunds'), mapping('public.raw')]);
    const size = (search: string, isOn = false) => model.bulkSizeOf(shown(model, search), isOn);
    expect(size('')).toEqual({ tables: 3, columns: 0 });
    expect(size('orders')).toEqual({ tables: 1, columns: 0 });
    const before = model.getSnapshot().selectedColumns;
    model.setShown(shown(model, 'email'), false);
    const gone = before - model.getSnapshot().selectedColumns;
    model.undo();
    expect(size('email').columns).toBeGreaterThan(0);
    // Of refunds nothing but the key would be left: it goes.
    expect(size('email')).toEqual({ tables: 1, columns: 2 });
    expect(gone).toBe(4);
    expect(size('email', true)).toEqual({ tables: 0, columns: 3 });
    // No key is deselected, so none is counted.
    expect(size('id')).toEqual({ tables: 0, columns: 0 });
    expect(size('nobody')).toEqual({ tables: 0, columns: 0 });
  });
  it('says that nothing can change where only keys are shown', () => {
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
  it('are none once they are saved, and what others saved is followed', () => {
    const model = make();
    model.setTable(at(model, 'sales.orders'), true);
    model.setSaved([mapping('sales.orders'), mapping('public.raw', { excluded: ['line'] })]);
    expect(model.toSyncMappings()).toEqual([]);
    expect(selection(model)).toEqual(['public.raw(email)', 'sales.orders(id email note)']);
  });
  it('of one’s own outlive what others saved', () => {
    const model = make([mapping('sales.orders')]);
    model.setTable(at(model, 'sales.orders'), false);
    model.setSaved([mapping('sales.orders'), mapping('public.raw')]);
    expect(selection(model)).toEqual(['public.raw(email line)']);
  });
});

describe('what others save meanwhile', () => {
  const both = [mapping('sales.orders'), mapping('sales.refunds')];
  it('is followed where nothing of one’s own is changed, and told', () => {
    const model = make(both);
    model.setTable(at(model, 'public.raw'), true);
    model.setSaved([mapping('sales.orders')]);
    expect(selection(model)).toEqual(['public.raw(email line)', 'sales.orders(id email note)']);
    expect(model.getSnapshot().updates).toEqual({ followed: ['sales.refunds'], contested: [] });
    model.dismissUpdates();
    expect(model.getSnapshot().updates).toBeNull();
  });
  it('does not replace one’s own change of the same table, and is told', () => {
    const model = make(both);
    model.setExcluded(at(model, 'sales.orders'), ['note']);
    model.setSaved([mapping('sales.orders', { excluded: ['email'] }), mapping('sales.refunds')]);
    expect(selection(model)).toContain('sales.orders(id email)');
    expect(model.getSnapshot().updates).toEqual({ followed: [], contested: ['sales.orders'] });
    expect(model.toSyncMappings()).toEqual([mapping('sales.orders', { excluded: ['note'] })]);
  });
  it('is no news where it is what is wanted here, or is written otherwise', () => {
    const model = make([mapping('sales.orders', { excluded: ['email', 'note'] })]);
    model.setTable(at(model, 'sales.refunds'), true);
    model.setSaved([
      mapping('sales.orders', { excluded: ['note', 'email'] }),
      mapping('sales.refunds'),
      mapping('public.raw', { isSelected: false }),
    ]);
    expect(model.getSnapshot().updates).toBeNull();
  });
  it('is gathered until it is dismissed, and a contest ends with one’s own save', () => {
    const model = make(both);
    model.setExcluded(at(model, 'sales.orders'), ['note']);
    model.setSaved([mapping('sales.orders', { excluded: ['email'] }), mapping('sales.refunds')]);
    model.setSaved([mapping('sales.orders', { excluded: ['email'] })]);
    expect(model.getSnapshot().updates).toEqual({ followed: ['sales.refunds'], contested: ['sales.orders'] });
    model.setSaved([mapping('sales.orders', { excluded: ['note'] })]);
    expect(model.getSnapshot().updates).toEqual({ followed: ['sales.refunds'], contested: [] });
  });
  it('answers what is new in it', () => {
    const model = make(both);
    expect(model.setSaved(both)).toBeNull();
    expect(model.setSaved([])).toEqual({ followed: ['sales.orders', 'sales.refunds'], contested: [] });
    expect(model.setSaved([])).toBeNull();
  });
  it('is what undoing leads back to', () => {
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
  it('leaves nothing to undo that would do nothing', () => {
    const model = make(both);
    const number = at(model, 'sales.orders');
    model.setTable(number, false);
    model.setTable(number, true);
    model.setSaved([mapping('sales.orders', { isSelected: false }), mapping('sales.refunds')]);
    expect(selection(model)).toEqual(['sales.refunds(id email)']);
    expect(model.getSnapshot().canUndo).toBe(false);
  });
});

describe('a new reading', () => {
  it('says what came and went, and nothing where nothing did', () => {
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
  it('finds columns that came and went', () => {
    const model = make();
    model.merge([table('sales.orders', 'id*', 'phone', 'note'), refunds, raw, view]);
    expect(model.getSnapshot().diff).toMatchObject({
      columnsCame: ['sales.orders.phone'],
      columnsGone: ['sales.orders.email'],
    });
    model.dismissDiff();
    expect(model.getSnapshot().diff).toBeNull();
  });
  it('wipes nothing: what comes back is as it was, edits and all', () => {
    const model = make([mapping('sales.orders', { excluded: ['email'] })]);
    model.setExcluded(at(model, 'sales.orders'), ['note']);
    model.merge([raw]);
    expect(selection(model)).toEqual([]);
    expect(model.toSyncMappings()).toEqual([]);
    model.merge(all);
    expect(selection(model)).toEqual(['sales.orders(id email)']);
  });
  it('leaves a column out that comes back after it was excluded', () => {
    const model = make([mapping('sales.orders', { excluded: ['email'] })]);
    model.merge([table('sales.orders', 'id*', 'note')]);
    model.merge(all);
    expect(selection(model)).toEqual(['sales.orders(id note)']);
  });
});

describe('undo', () => {
  it('reaches back over a new reading', () => {
    const model = make();
    model.setTable(at(model, 'sales.orders'), true);
    model.merge([raw]);
    model.undo();
    model.merge(all);
    expect(selection(model)).toEqual([]);
    expect(model.getSnapshot().canUndo).toBe(false);
  });
});

describe('who listens', () => {
  it('hears of each change once, and of none where nothing changes', () => {
    const model = make();
    const heard = vi.fn<() => void>();
    const stop = model.subscribe(heard);
    model.setTable(at(model, 'sales.orders'), true);
    model.setTable(at(model, 'sales.orders'), true);
    model.setShown(shown(model, ''), true);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    model.undo();
    expect(heard).toHaveBeenCalledTimes(2);
  });
  it('finds the version of the tables that changed moved, and no other', () => {
    const model = make();
    const versions = () => [0, 1, 2, 3].map(model.versionOf);
    const before = versions();
    model.setColumn(column(model, 'sales.refunds', 'email'), true);
    const moved = versions().flatMap((version, number) => (version === before[number] ? [] : [number]));
    expect(moved).toEqual([at(model, 'sales.refunds')]);
  });
});
