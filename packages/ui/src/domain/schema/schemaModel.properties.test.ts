import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SchemaCollection } from '../entities/schema.ts';
import { columnsShown, filterSchema, schemaShows, type SchemaMatches } from './schemaFilter.ts';
import { createSchemaModel, type SchemaModel } from './schemaModel.ts';
import { mapping, table } from './schema.test.data.ts';

const tableNames = ['public.orders', 'public.order_items', 'sales.refunds', 'sales.orders', 'audit'];
const columnNames = ['id', 'email', 'order_id', 'note', 'total'];

const aTable = (name: string): fc.Arbitrary<SchemaCollection> =>
  fc
    .record({ columns: fc.subarray(columnNames), hasKey: fc.boolean(), isEligible: fc.boolean() })
    .map(({ columns, hasKey, isEligible }) => ({
      ...table(name, ...columns.map((column) => (hasKey && column === 'id' ? 'id*' : column))),
      ineligibleReason: isEligible ? null : 'It is a view.',
    }));
const aSchema = fc.subarray(tableNames).chain((names) => fc.tuple(...names.map(aTable)));
const someSaved = fc.subarray(tableNames).chain((names) =>
  fc
    .array(fc.tuple(fc.boolean(), fc.subarray(columnNames), fc.subarray(columnNames)), {
      minLength: names.length,
      maxLength: names.length,
    })
    .map((rows) =>
      rows.map(([isSelected, excluded, customPrimaryKeys], at) =>
        mapping(names[at] ?? '', { isSelected, excluded, customPrimaryKeys }),
      ),
    ),
);
const aView = fc.record({
  search: fc.constantFrom('', 'order', 'id', 'email', 'sales.', 'nothing'),
  show: fc.constantFrom(...schemaShows),
});
type View = { readonly search: string; readonly show: (typeof schemaShows)[number] };
const anEdit = fc.oneof(
  fc.record({ do: fc.constant('table' as const), at: fc.nat(), isOn: fc.boolean() }),
  fc.record({ do: fc.constant('column' as const), at: fc.nat(), isOn: fc.boolean() }),
  fc.record({ do: fc.constant('shown' as const), view: aView, isOn: fc.boolean() }),
  fc.record({ do: fc.constant('excluded' as const), at: fc.nat(), names: fc.subarray(columnNames) }),
  fc.record({ do: fc.constant('keys' as const), at: fc.nat(), names: fc.subarray(columnNames) }),
);
type Edit = typeof anEdit extends fc.Arbitrary<infer Value> ? Value : never;

const see = (model: SchemaModel, view: View): SchemaMatches =>
  filterSchema(model.getSnapshot().index, view, {
    selected: model.isSelected,
    unselected: (number) => !model.isSelected(number),
    changed: (number) => model.changeOf(number) !== null,
  });

function apply(model: SchemaModel, edit: Edit): void {
  const { index } = model.getSnapshot();
  if (edit.do === 'shown') model.setShown(see(model, edit.view), edit.isOn);
  else if (edit.do === 'column') {
    if (index.columnCount > 0) model.setColumn(edit.at % index.columnCount, edit.isOn);
  } else if (index.tables.length > 0) {
    const number = edit.at % index.tables.length;
    if (edit.do === 'table') model.setTable(number, edit.isOn);
    else if (edit.do === 'excluded') model.setExcluded(number, edit.names);
    else model.setCustomKeys(number, edit.names);
  }
}

/** The visible state of the model, by name. */
const picture = (model: SchemaModel) => {
  const { index, selectedTables, selectedColumns, changes } = model.getSnapshot();
  const tables = index.tables.map((each, number) => ({
    name: each.table,
    isSelected: model.isSelected(number),
    keys: model.keysOf(number),
    columns: each.columns
      .filter((_, at) => model.isColumnOn(index.firstColumn(number) + at))
      .map(({ name }) => name),
  }));
  return { tables, selectedTables, selectedColumns, changes };
};

/** Rare states, such as a table without any selected column, need more than the usual hundred. */
const runs = { numRuns: 1_000 };

describe('after any sequence of actions', () => {
  it('undo returns to the initial state', () => {
    fc.assert(
      fc.property(aSchema, someSaved, fc.array(anEdit, { maxLength: 12 }), (schema, saved, edits) => {
        const model = createSchemaModel(schema, saved);
        const before = picture(model);
        for (const edit of edits) apply(model, edit);
        while (model.getSnapshot().canUndo) model.undo();
        expect(picture(model)).toEqual(before);
        expect(model.toSyncMappings()).toEqual([]);
      }),
      runs,
    );
  });

  it('the counts equal the selected tables and columns', () => {
    fc.assert(
      fc.property(aSchema, someSaved, fc.array(anEdit, { maxLength: 12 }), (schema, saved, edits) => {
        const model = createSchemaModel(schema, saved);
        for (const edit of edits) apply(model, edit);
        const { tables, selectedTables, selectedColumns, changes } = picture(model);
        const on = tables.filter(({ isSelected }) => isSelected);
        expect(selectedTables).toBe(on.length);
        expect(selectedColumns).toBe(on.flatMap(({ columns }) => columns).length);
        const changed = changes.added + changes.removed + changes.rekeyed + changes.reshaped;
        expect(changed).toBe(model.toSyncMappings().length);
      }),
      runs,
    );
  });

  it('actions on visible rows never change hidden ones, except a table’s required key', () => {
    fc.assert(
      fc.property(
        aSchema,
        someSaved,
        fc.array(anEdit, { maxLength: 6 }),
        aView,
        fc.boolean(),
        (schema, saved, edits, view, isOn) => {
          const model = createSchemaModel(schema, saved);
          for (const edit of edits) apply(model, edit);
          const { index } = model.getSnapshot();
          const matches = see(model, view);
          const isHidden = (column: number) => {
            const number = index.tableOf(column);
            return (
              !matches.tables.includes(number) ||
              (!columnsShown(index, matches, number).includes(column) && !model.isKey(column))
            );
          };
          const hidden = Array.from({ length: index.columnCount }, (_, column) => column).filter(isHidden);
          const before = hidden.map(model.isColumnOn);
          model.setShown(matches, isOn);
          expect(hidden.map(model.isColumnOn)).toEqual(before);
        },
      ),
      runs,
    );
  });

  it('a table that disappears and reappears keeps its state', () => {
    fc.assert(
      fc.property(
        aSchema,
        aSchema,
        someSaved,
        fc.array(anEdit, { maxLength: 8 }),
        (schema, other, saved, edits) => {
          const model = createSchemaModel(schema, saved);
          for (const edit of edits) apply(model, edit);
          const before = picture(model);
          model.merge(other);
          model.merge(schema);
          expect(picture(model)).toEqual(before);
        },
      ),
      runs,
    );
  });

  it('the sent change, once saved, reads as the selection', () => {
    fc.assert(
      fc.property(aSchema, someSaved, fc.array(anEdit, { maxLength: 8 }), (schema, saved, edits) => {
        const model = createSchemaModel(schema, saved);
        for (const edit of edits) apply(model, edit);
        const sent = new Map(model.toSyncMappings().map((each) => [each.table, each]));
        const stored = [...new Map([...saved.map((each) => [each.table, each] as const), ...sent]).values()];
        const again = createSchemaModel(schema, stored);
        const selected = (each: SchemaModel) => picture(each).tables.filter(({ isSelected }) => isSelected);
        expect(selected(again)).toEqual(selected(model));
        expect(again.toSyncMappings()).toEqual([]);
        model.setSaved(stored);
        expect(picture(model)).toEqual(picture(again));
      }),
      runs,
    );
  });

  it('select-all does what its label says, until there is nothing left to do', () => {
    fc.assert(
      fc.property(aSchema, someSaved, aView, (schema, saved, view) => {
        const model = createSchemaModel(schema, saved);
        const matches = see(model, view);
        const bulk = model.bulkOf(matches);
        const before = picture(model);
        if (bulk === 'none') return;
        model.setShown(matches, bulk === 'select');
        expect(picture(model)).not.toEqual(before);
        expect(model.bulkOf(matches)).not.toBe(bulk);
      }),
      runs,
    );
  });

  it('select-all without a search does the same as its tables one by one, and one undo reverts it', () => {
    fc.assert(
      fc.property(
        aSchema,
        someSaved,
        fc.array(anEdit, { maxLength: 6 }),
        fc.constantFrom(...schemaShows),
        fc.boolean(),
        (schema, saved, edits, show, isOn) => {
          const [all, each] = [createSchemaModel(schema, saved), createSchemaModel(schema, saved)];
          for (const edit of edits) for (const model of [all, each]) apply(model, edit);
          const mappings = (model: SchemaModel) => schema.map((_, number) => model.mappingOf(number));
          const before = [picture(all), mappings(all)];
          const matches = see(all, { search: '', show });
          all.setShown(matches, isOn);
          for (const number of matches.tables) each.setTable(number, isOn);
          expect([picture(all), mappings(all)]).toEqual([picture(each), mappings(each)]);
          const isAny = !isDeepStrictEqual([picture(all), mappings(all)], before);
          if (isAny) all.undo();
          expect([picture(all), mappings(all)]).toEqual(before);
        },
      ),
      runs,
    );
  });

  it('select-all deselects the number it states: tables, and columns of the remaining ones', () => {
    fc.assert(
      fc.property(aSchema, aView, (schema, view) => {
        const model = createSchemaModel(schema, []);
        model.setShown(see(model, { search: '', show: 'all' }), true);
        const matches = see(model, view);
        if (model.bulkOf(matches) !== 'deselect') return;
        const size = model.bulkSizeOf(matches, false);
        const before = picture(model);
        model.setShown(matches, false);
        const after = picture(model);
        const gone = before.tables.filter((each, at) => each.isSelected && !after.tables[at]?.isSelected);
        const columnsGone = gone.reduce((sum, { columns }) => sum + columns.length, 0);
        expect(size).toEqual({
          tables: gone.length,
          columns: before.selectedColumns - after.selectedColumns - columnsGone,
        });
      }),
      runs,
    );
  });
});
