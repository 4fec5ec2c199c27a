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

/** What is wrong with mappings: a table or column that is not there, or a key that is left out. */
export function checkMappings(world: World, row: PipelineRow, changes: Changes): FieldRefusal[] {
  const known = new Map(tablesOfPipeline(world, row).map((table) => [table.name, table]));
  return changes.flatMap((mapping, index) => {
    const wrong = (field: string, msg: string): FieldRefusal[] => [
      { loc: ['sync_mappings', index, field], msg, type: 'value_error.reference' },
    ];
    const table = known.get(mapping.table);
    // A table that went may be given up, but not taken.
    if (!table) return mapping.selected ? wrong('table', `There is no table ${mapping.table}.`) : [];
    if (mapping.selected && table.ineligibleReason !== null) return wrong('table', table.ineligibleReason);
    const hasColumn = (name: string) => table.columns.some(({ column_name }) => column_name === name);
    const excluded = mapping.excluded.find((name) => !hasColumn(name));
    if (excluded !== undefined) return wrong('excluded', `There is no column ${excluded}.`);
    const key = mapping.custom_primary_keys.find(
      (name) => !hasColumn(name) || mapping.excluded.includes(name),
    );
    return key === undefined
      ? []
      : wrong('custom_primary_keys', `${key} cannot be a key: it is not replicated.`);
  });
}

/** Lays mappings over those there are; a table that is not named keeps its own. */
export function changeMappings(world: World, row: PipelineRow, changes: Changes): void {
  const mappings = new Map(mappingsOf(world, row).map((mapping) => [mapping.table, mapping]));
  for (const change of changes) mappings.set(change.table, change);
  world.tables.replications.put({ ...replicationOf(world, row), mappings: [...mappings.values()] });
}

/** Another source has other tables. */
export function forgetMappings(world: World, row: PipelineRow): void {
  world.tables.replications.put({ ...replicationOf(world, row), mappings: [] });
}
