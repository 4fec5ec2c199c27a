import { expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import { restoreSchemaDraft, captureSchemaDraft } from './schemaDraft.ts';
import { createSchemaModel, type SchemaModel } from './schemaModel.ts';
import { mapping, table } from './schema.test.data.ts';

const source = toId<'source'>(7);
const tables = [table('orders', 'id*', 'note'), table('refunds', 'id*', 'email'), table('raw', 'line')];
const make = () => createSchemaModel(tables, [mapping('orders')]);
const numberOf = (model: SchemaModel, name: string) => model.getSnapshot().index.numberOf.get(name) ?? -1;

function changed() {
  const model = make();
  model.setTable(numberOf(model, 'orders'), false);
  model.setTable(numberOf(model, 'raw'), true);
  model.setExcluded(numberOf(model, 'refunds'), ['email']);
  model.setTable(numberOf(model, 'refunds'), true);
  return model;
}

it('contains only the changed tables, by name', () => {
  expect(captureSchemaDraft(make(), source)).toBeNull();
  expect(captureSchemaDraft(changed(), source)).toEqual({
    version: 1,
    source: 7,
    on: ['raw'],
    off: ['orders'],
    others: [mapping('refunds', { excluded: ['email'] })],
  });
});

it('is restored as one change', () => {
  const model = make();
  const kept: unknown = JSON.parse(JSON.stringify(captureSchemaDraft(changed(), source)));
  expect(restoreSchemaDraft(model, source, kept)).toBe(true);
  expect(model.toSyncMappings()).toEqual(changed().toSyncMappings());
  expect(model.getSnapshot().isRestored).toBe(true);
  model.undo();
  expect(model.toSyncMappings()).toEqual([]);
  expect(model.getSnapshot().isRestored).toBe(false);
});

it('reports that nothing changed if its content is already saved', () => {
  const model = changed();
  const draft = captureSchemaDraft(model, source);
  const later = createSchemaModel(tables, [mapping('raw'), mapping('refunds', { excluded: ['email'] })]);
  expect(restoreSchemaDraft(later, source, draft)).toBe(false);
});

it('leaves out tables that no longer exist', () => {
  const model = make();
  const draft = { version: 1, source: 7, on: ['raw', 'gone', '__proto__'], off: [], others: [] };
  expect(restoreSchemaDraft(model, source, draft)).toBe(true);
  expect(model.toSyncMappings()).toEqual([mapping('raw')]);
});

it.each([
  ['of another source', { version: 1, source: 8, on: ['raw'], off: [], others: [] }],
  ['of another version', { version: 2, source: 7, on: ['raw'], off: [], others: [] }],
  ['without names', { version: 1, source: 7, on: [4], off: [], others: [] }],
  ['without lists', { version: 1, source: 7, on: 'raw', off: [], others: [] }],
  [
    'with half a table',
    { version: 1, source: 7, on: [], off: [], others: [{ table: 'raw', isSelected: true }] },
  ],
  ['that is nothing', null],
])('is not restored %s', (_, draft) => {
  const model = make();
  expect(restoreSchemaDraft(model, source, draft)).toBe(false);
  expect(model.toSyncMappings()).toEqual([]);
});

it('is null if it would be too long to store', () => {
  const columns = Array.from({ length: 400 }, (_, index) => `${'wide'.repeat(40)}${index}`);
  const wide = Array.from({ length: 20 }, (_, index) => table(`table${index}`, 'id*', ...columns));
  const model = createSchemaModel(wide, []);
  for (const number of wide.keys()) model.setExcluded(number, columns);
  for (const number of wide.keys()) model.setTable(number, true);
  expect(model.toSyncMappings()).toHaveLength(20);
  expect(captureSchemaDraft(model, source)).toBeNull();
});
