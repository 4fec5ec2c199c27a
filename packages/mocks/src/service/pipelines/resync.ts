import type { resyncPipelineCollections, WireBody, WireResult } from '@millrace/ui/contract';
import { canPipeline } from '@millrace/ui/domain/entities';
import { demandFeature } from '../world/features.ts';
import { refusal, type FieldRefusal } from '../core/refusal.ts';
import { recordEffect, type World } from '../world/world.ts';
import { sharesOf } from './collections.ts';
import { note } from '../pipelineHistory/journal.ts';
import { pendingLoad } from '../pipelineHistory/loads.ts';
import { changePipeline, findPipeline, showPipeline } from './storedPipeline.ts';
import { beginLoads, nameTables, shareOf } from './tableLoads.ts';

type Wanted = WireBody<typeof resyncPipelineCollections>;

/** Tables that are not replicated, or an empty list. */
function checkTables(
  { resync_tables, all_resync_selected }: Wanted,
  known: ReadonlySet<string>,
): FieldRefusal[] {
  if (all_resync_selected) return [];
  if (resync_tables.length === 0) {
    return [{ loc: ['resync_tables'], msg: 'Select at least one table.', type: 'value_error.missing' }];
  }
  return resync_tables.flatMap((table, index) =>
    known.has(table)
      ? []
      : [
          {
            loc: ['resync_tables', index],
            msg: `The table ${table} is not replicated.`,
            type: 'value_error.reference',
          },
        ],
  );
}

/** Reloads tables: at once if the pipeline runs, otherwise when it does. */
export function resync(
  world: World,
  id: number,
  wanted: Wanted,
): WireResult<typeof resyncPipelineCollections> {
  demandFeature(world, 'resync_tool');
  const row = findPipeline(world, id);
  if (!canPipeline('resync', row)) {
    throw refusal.conflict(`A pipeline that is ${row.status} cannot be resynced.`);
  }
  if (pendingLoad(world, row)) throw refusal.conflict('This pipeline is loading tables already.');
  const shares = sharesOf(world, row);
  const errors = checkTables(wanted, new Set(shares.map(({ table }) => table)));
  if (errors.length > 0) throw refusal.unprocessable(errors);

  const tables = wanted.all_resync_selected ? null : [...new Set(wanted.resync_tables)];
  recordEffect(world, 'resyncPipelineCollections', id);
  note(world, row, 'resync', {
    text: `${nameTables(tables)}, ${wanted.reset_state ? 'starting over' : 'without deleting rows'}`,
  });
  const changes = beginLoads(world, row, [
    { kind: 'resync', tables, share: shareOf(shares, tables), keeps_position: !wanted.reset_state },
  ]);
  return showPipeline(world, changePipeline(world, row, changes));
}
