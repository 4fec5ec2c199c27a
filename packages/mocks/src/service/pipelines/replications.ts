import type { WireBody, updatePipeline } from '@millrace/ui/contract';
import type { FieldRefusal } from '../core/refusal.ts';
import type { MappingRow, PipelineRow, ReplicationRow } from '../tables/pipelineRows.ts';
import { tablesNow } from '../schemas/schemas.ts';
import type { SchemaTable } from '../schemas/schemaTable.ts';
import type { World } from '../world/world.ts';

type Changes = NonNullable<WireBody<typeof updatePipeline>['sync_mappings']>;

const replicationOf = ({ tables }: World, { id }: PipelineRow): ReplicationRow =>
  tables.replications.get(id) ?? { id, mappings: null };

const tablesOfPipeline = (world: World, { source_id }: PipelineRow): readonly SchemaTable[] => {
  const source = world.tables.sources.get(source_id);
  return source ? tablesNow(world, source) : [];
};

/** All tables that can be replicated: the default for a pipeline from before the start of the world. */
const everything = (world: World, row: PipelineRow): MappingRow[] =>
  tablesOfPipeline(world, row)
    .filter(({ ineligibleReason }) => ineligibleReason === null)
    .map(({ name }) => ({ table: name, selected: true, excluded: [], custom_primary_keys: [] }));

/** Whether nobody has selected tables, and the pipeline replicates all. */
export const takesEverything = (world: World, row: PipelineRow): boolean =>
  row.status !== 'draft' && replicationOf(world, row).mappings === null;

/** A pipeline's mappings: one per table with a decision. */
export function mappingsOf(world: World, row: PipelineRow): readonly MappingRow[] {
  const { mappings } = replicationOf(world, row);
  return mappings ?? (row.status === 'draft' ? [] : everything(world, row));
}

/** Whether a pipeline has a table to replicate; fast enough for a list of ten thousand. */
export const hasSchema = (world: World, row: PipelineRow): boolean => {
  const { mappings } = replicationOf(world, row);
  if (mappings === null) return row.status !== 'draft' && row.source_id !== null;
  return mappings.some(({ selected }) => selected);
};

/**
 * The errors of mappings: a table named twice, an unknown table or column, or an excluded key. A removed table can be
 * deselected, but not selected.
 */
export function checkMappings(world: World, row: PipelineRow, changes: Changes): FieldRefusal[] {
  const known = new Map(tablesOfPipeline(world, row).map((table) => [table.name, table]));
  const named = new Set<string>();
  return changes.flatMap((mapping, index) => {
    const wrong = (field: keyof MappingRow, msg: string): FieldRefusal[] => [
      { loc: ['sync_mappings', index, field], msg, type: 'value_error.reference' },
    ];
    if (named.has(mapping.table)) return wrong('table', `${mapping.table} is named twice.`);
    named.add(mapping.table);
    const table = known.get(mapping.table);
    if (!table) return mapping.selected ? wrong('table', `There is no table ${mapping.table}.`) : [];
    if (mapping.selected && table.ineligibleReason !== null) return wrong('table', table.ineligibleReason);
    return checkColumns(table, mapping, wrong);
  });
}

/** Columns must exist; a replicated table has its key and at least one column. */
function checkColumns(
  { columns }: SchemaTable,
  { selected, excluded, custom_primary_keys: custom }: MappingRow,
  wrong: (field: keyof MappingRow, msg: string) => FieldRefusal[],
): FieldRefusal[] {
  const names = columns.map(({ column_name }) => column_name);
  const unknown = excluded.find((name) => !names.includes(name));
  if (unknown !== undefined) return wrong('excluded', `There is no column ${unknown}.`);
  const lost = custom.find((name) => !names.includes(name) || excluded.includes(name));
  if (lost !== undefined)
    return wrong('custom_primary_keys', `${lost} cannot be a key: it is not replicated.`);
  if (!selected) return [];
  const keys = columns.filter(({ is_primary_key }) => custom.length === 0 && is_primary_key);
  const key = keys.find(({ column_name }) => excluded.includes(column_name));
  if (key) return wrong('excluded', `${key.column_name} is a key of this table, and cannot be left out.`);
  return names.every((name) => excluded.includes(name)) ? wrong('excluded', 'A column has to stay.') : [];
}

/**
 * The mappings after a change, `undefined` if they do not change. They are merged into the existing ones: a table that
 * is not named keeps its own. Another source has other tables.
 */
export function mappingsAfter(
  world: World,
  before: PipelineRow,
  after: PipelineRow,
  changes: Changes | undefined,
): readonly MappingRow[] | undefined {
  const isSameSource = after.source_id === before.source_id;
  if (isSameSource && changes === undefined) return undefined;
  const kept = isSameSource ? mappingsOf(world, before) : [];
  const mappings = new Map([...kept, ...(changes ?? [])].map((mapping) => [mapping.table, mapping]));
  return [...mappings.values()];
}

export function keepMappings(world: World, row: PipelineRow, mappings: readonly MappingRow[]): void {
  world.tables.replications.put({ ...replicationOf(world, row), mappings: [...mappings] });
}
