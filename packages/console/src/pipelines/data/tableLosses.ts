import type { PipelineDetail, SyncMapping } from '@millrace/ui/domain/entities';
import { ProblemError } from '@millrace/ui/domain/remote';

/** Mappings by table. */
export const byTable = (mappings: readonly SyncMapping[]): ReadonlyMap<string, SyncMapping> =>
  new Map(mappings.map((mapping) => [mapping.table, mapping]));

/**
 * The whole list of a pipeline's tables with some changes, for a service that replaces lists. The changes come first, so
 * that a refusal still names them by their place.
 */
export function wholeList(
  saved: readonly SyncMapping[],
  changes: readonly SyncMapping[],
): readonly SyncMapping[] {
  const before = byTable(saved);
  const changed = byTable(changes);
  return [
    // What the service sends besides goes back to it.
    ...changes.map((mapping) => ({ ...before.get(mapping.table), ...mapping })),
    ...saved.filter(({ table }) => !changed.has(table)),
  ];
}

/** The tables that should be selected after a change, and that the pipeline no longer replicates. */
export function lostTables(
  saved: readonly SyncMapping[],
  changes: readonly SyncMapping[],
  { syncMappings }: PipelineDetail,
): readonly string[] {
  if (syncMappings === null) return [];
  const after = byTable(syncMappings);
  return wholeList(saved, changes)
    .filter(({ table, isSelected }) => isSelected && after.get(table)?.isSelected !== true)
    .map(({ table }) => table);
}

/**
 * The tables of a pipeline before a change.
 * @throws if the service does not send those of a pipeline that is set up: a change of some could then stop the others
 */
export function tablesOf({ syncMappings, status }: PipelineDetail): readonly SyncMapping[] {
  if (syncMappings === null && status !== 'draft') {
    const detail = 'The service does not say which tables this pipeline has, so none can be changed safely.';
    throw new ProblemError({ kind: 'http', status: 422, detail });
  }
  return syncMappings ?? [];
}
