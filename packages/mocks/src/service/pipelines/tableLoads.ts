import { reloadOf } from '@millrace/ui/domain/schema';
import type { MappingRow, PipelineRow, Load } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { sharesOf, type Shares } from './collections.ts';
import { firstSyncMs, scheduleTask } from './engine.ts';
import { historyOf } from '../pipelineHistory/history.ts';
import { note } from '../pipelineHistory/journal.ts';
import { addLoad, keepInLoads, pendingLoad, resumeLoad } from '../pipelineHistory/loads.ts';

type NewLoad = Omit<Load, 'spans'>;

/** Tables as a log names them. @param tables `null` for all */
export function nameTables(tables: readonly string[] | null): string {
  if (tables === null) return 'all tables';
  const [first = ''] = tables;
  return tables.length === 1 ? first : `${tables.length} tables`;
}

const sumOf = (shares: Shares): number => shares.reduce((sum, { weight }) => sum + weight, 0);

/** The share of some tables in all replicated records, from 0 to 1. @param tables `null` for all */
export function shareOf(shares: Shares, tables: readonly string[] | null): number {
  if (tables === null) return 1;
  const names = new Set(tables);
  return sumOf(shares.filter(({ table }) => names.has(table))) / sumOf(shares);
}

/**
 * Loads tables: at once if the pipeline runs and nothing is loading, otherwise as soon as that is so. Returns the
 * pipeline's changes.
 */
export function beginLoads(world: World, row: PipelineRow, loads: readonly NewLoad[]): Partial<PipelineRow> {
  const isLoading = pendingLoad(world, row) !== undefined;
  for (const load of loads) addLoad(world, row, load);
  if (row.status !== 'running' || isLoading || loads.length === 0) return {};
  const now = world.clock.now();
  resumeLoad(world, row, now);
  scheduleTask(world, row.id, 'sync', now + firstSyncMs);
  return { next_sync_at: new Date(now + firstSyncMs).toISOString() };
}

const decode = ({ table, selected, excluded, custom_primary_keys }: MappingRow) => ({
  table,
  isSelected: selected,
  excluded,
  customPrimaryKeys: custom_primary_keys,
});

const undecided = (table: string): MappingRow => ({
  table,
  selected: false,
  excluded: [],
  custom_primary_keys: [],
});

/** Whether a load that has not begun reads the table from the start. */
const isAhead = (loads: readonly Load[], name: string): boolean =>
  loads.some(
    ({ tables, spans, keeps_position }) =>
      spans.length === 0 && !keeps_position && (tables === null || tables.includes(name)),
  );

/**
 * Applies a change of the replicated tables to the loads: deselected tables stop, and those that the domain's
 * `reloadOf` names are loaded from the start. Returns the pipeline's changes. Call it after the mappings are stored.
 * @param row the pipeline with its new connectors
 */
export function applyMappings(
  world: World,
  row: PipelineRow,
  before: readonly MappingRow[],
  after: readonly MappingRow[],
): Partial<PipelineRow> {
  // The first start loads every table.
  if (historyOf(world, row).loads.length === 0) return {};
  const selected = after.filter((mapping) => mapping.selected).map(({ table }) => table);
  keepInLoads(world, row, new Set(selected));
  const { loads } = historyOf(world, row);
  const known = new Map(before.map((mapping) => [mapping.table, mapping]));
  const reloads = after.flatMap((mapping) => {
    const old = known.get(mapping.table) ?? undecided(mapping.table);
    const reload = reloadOf(decode(old), decode(mapping));
    return reload && (reload.reason === 'selected' || !isAhead(loads, mapping.table)) ? [reload] : [];
  });
  const shares = sharesOf(world, row);
  const loadFor = (kind: 'added' | 'resync'): NewLoad[] => {
    const chosen = reloads.filter(({ reason }) => (reason === 'selected') === (kind === 'added'));
    if (chosen.length === 0) return [];
    const tables = chosen.map(({ table }) => table);
    return [{ kind, tables, share: shareOf(shares, tables), keeps_position: false }];
  };
  if (reloads.length > 0) note(world, row, 'load', { text: nameTables(reloads.map(({ table }) => table)) });
  return beginLoads(world, row, [...loadFor('added'), ...loadFor('resync')]);
}
