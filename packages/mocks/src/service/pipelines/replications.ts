import type { WireBody, updatePipeline } from '@millrace/ui/contract';
import type { FieldRefusal } from '../core/refusal.ts';
import type { MappingRow, PipelineRow, ReplicationRow } from '../core/rows.ts';
import { tablesNow } from '../schemas/schemas.ts';
import type { SchemaTable } from '../schemas/schemaTable.ts';
import type { World } from '../core/world.ts';

type Changes = NonNullable<WireBody<typeof updatePipeline>['sync_mappings']>;

const replicationOf = ({ tables }: World, { id }: PipelineRow): ReplicationRow =>
  tables.replications.get(id) ?? { id, mappings: null };

const tablesOfPipeline = (world: World, { source_id }: PipelineRow): readonly SchemaTable[] => {
  const source = world.tables.sources.get(source_id);
  return source ? tablesNow(world, source) : [];
};

/** Everything that can be replicated, as a pipeline begins that was made before this world. */
const everything = (world: World, row: PipelineRow): MappingRow[] =>
  tablesOfPipeline(world, row)
    .filter(({ ineligibleReason }) => ineligibleReason === null)
    .map(({ name }) => ({ table: name, selected: true, excluded: [], custom_primary_keys: [] }));

/** Whether nobody has decided about a pipeline's tables, and it takes all there are. */
export const takesEverything = (world: World, row: PipelineRow): boolean =>
  row.status !== 'draft' && replicationOf(world, row).mappings === null;

/** What a pipeline does with each table: those that somebody has decided about. */
export function mappingsOf(world: World, row: PipelineRow): readonly MappingRow[] {
  const { mappings } = replicationOf(world, row);
  return mappings ?? (row.status === 'draft' ? [] : everything(world, row));
}

/** Whether a pipeline has a table to replicate; as cheap as a list of ten thousand needs it. */
export const hasSchema = (world: World, row: PipelineRow): boolean => {
  const { mappings } = replicationOf(world, row);
  if (mappings === null) return row.status !== 'draft' && row.source_id !== null;
  return mappings.some(({ selected }) => selected);
};

/**
 * What is wrong with mappings: a table that is named twice, a table or column that is not there, or a key that is left out. A
 * table that went may be given up, but not taken.
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

/** Columns have to be there; what is replicated of a table has its key, and one column at least. */
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
 * The mappings that a change leaves, `undefined` where it leaves them alone. They are laid over those there are: a table that
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
