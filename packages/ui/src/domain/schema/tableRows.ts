import type { PipelineDetail } from '../entities/pipeline.ts';
import type { SchemaCollection, SchemaCollections, SyncMapping } from '../entities/schema.ts';
import type { CollectionUsage } from '../entities/usage.ts';

/** The states of a pipeline's tables, the most pressing first. `other` is a status newer than this build. */
export const tableStates = [
  'errored',
  'removed',
  'new',
  'resyncing',
  'waitingForResync',
  'initialSync',
  'waiting',
  'synced',
  'other',
  'excluded',
  'ineligible',
] as const;
export type TableState = (typeof tableStates)[number];

/** A table of a pipeline: what the pipeline, its source and the usage say about it. */
export interface TableRow {
  readonly table: string;
  readonly state: TableState;
  /** The service's own word for the state `other`. */
  readonly status: string;
  /** Why the table cannot be replicated, or the error that stopped it. */
  readonly reason: string | null;
  /** Records moved so far; `null` if unknown. */
  readonly records: number | null;
  /** Read position in the source's own format. */
  readonly position: string | null;
  /** The last load: the pipeline's last sync, for a table that takes part in every sync. */
  readonly lastLoadedAt: Date | null;
  /** The saved mapping; `null` if nobody has decided on the table yet. */
  readonly mapping: SyncMapping | null;
}

export interface TableSources {
  readonly pipeline: Pick<PipelineDetail, 'syncMappings' | 'lastSyncedAt' | 'lastError' | 'status'>;
  readonly usage: readonly CollectionUsage[];
  /** The tables of the source; `null` until they are read. No table is then new or removed. */
  readonly schema: Pick<SchemaCollections, 'collections' | 'unreadable'> | null;
}

/**
 * The state of a table that the pipeline replicates. A waiting table that was loaded before has records or a
 * position, so it waits for a resync.
 */
export function stateOfUsage({ status, totalRecords, position }: CollectionUsage): TableState {
  switch (status) {
    case 'synced':
      return 'synced';
    case 'errored':
      return 'errored';
    case 'resyncing':
      return 'resyncing';
    case 'initial_sync':
      return 'initialSync';
    case 'waiting':
      return totalRecords > 0 || position !== null ? 'waitingForResync' : 'waiting';
    default:
      return 'other';
  }
}

interface Facts {
  readonly mapping: SyncMapping | null;
  readonly usage: CollectionUsage | undefined;
  readonly atSource: SchemaCollection | undefined;
  /** The source was read completely, so a table that it lacks does not exist there. */
  readonly isSourceKnown: boolean;
}

/** The state of one table; `undefined` if it exists neither at the source nor in the pipeline. */
function stateOf({ mapping, usage, atSource, isSourceKnown }: Facts): TableState | undefined {
  const isReplicated = mapping?.isSelected ?? usage !== undefined;
  if (isSourceKnown && !atSource) return isReplicated ? 'removed' : undefined;
  if (isReplicated) return usage ? stateOfUsage(usage) : 'waiting';
  if (atSource && atSource.ineligibleReason !== null) return 'ineligible';
  return mapping ? 'excluded' : 'new';
}

/**
 * Joins a pipeline's mappings, the tables of its source and its usage into one row per table, by name. A
 * table that was given up, because the source lost it, has no row.
 */
export function tableRows({ pipeline, usage, schema }: TableSources): readonly TableRow[] {
  const mappings = new Map((pipeline.syncMappings ?? []).map((mapping) => [mapping.table, mapping]));
  const used = new Map(usage.map((each) => [each.collection, each]));
  const atSource = new Map((schema?.collections ?? []).map((each) => [each.table, each]));
  const isSourceKnown = schema !== null && schema.unreadable === 0;
  const names = new Set([...mappings.keys(), ...used.keys(), ...atSource.keys()]);
  const rows: TableRow[] = [];
  for (const table of names) {
    const mapping = mappings.get(table) ?? null;
    const own = used.get(table);
    const source = atSource.get(table);
    const state = stateOf({ mapping, usage: own, atSource: source, isSourceKnown });
    if (state === undefined) continue;
    const error = state === 'errored' ? (pipeline.lastError ?? null) : null;
    rows.push({
      table,
      state,
      status: own?.status ?? '',
      reason: state === 'ineligible' ? (source?.ineligibleReason ?? null) : error,
      records: own?.totalRecords ?? null,
      position: own?.position ?? null,
      lastLoadedAt: state === 'synced' ? (pipeline.lastSyncedAt ?? null) : null,
      mapping,
    });
  }
  const order = new Intl.Collator('en', { numeric: true });
  return rows.toSorted((one, other) => order.compare(one.table, other.table));
}

/** Number of tables in each state. */
export function countTableStates(rows: readonly TableRow[]): ReadonlyMap<TableState, number> {
  const counts = new Map<TableState, number>();
  for (const { state } of rows) counts.set(state, (counts.get(state) ?? 0) + 1);
  return counts;
}
