import type {
  createPipeline,
  getPipeline,
  setPipelineStatus,
  updatePipeline,
  WireBody,
  WireResult,
} from '@millrace/ui/contract';
import {
  actionToward,
  canPipeline,
  nameTaken,
  pipelineActions,
  type PipelineAction,
} from '@millrace/ui/domain/entities';
import { maxLength } from '@millrace/ui/domain/text';
import { demandComplete, demandEnds, demandStillComplete } from './completeness.ts';
import { pausingMs, scheduleTask, startingMs, unschedule } from './engine.ts';
import { checkName } from '../core/names.ts';
import { detachAll } from '../hooks/attachments.ts';
import { tellHooks } from '../hooks/deliveries.ts';
import { note } from '../pipelineHistory/journal.ts';
import { restLoad } from '../pipelineHistory/loads.ts';
import {
  addPipeline,
  changePipeline,
  findPipeline,
  removePipeline,
  showPipeline,
  showPipelineDetail,
} from './storedPipeline.ts';
import { checkRegion, checkSettings } from './pipelineSettings.ts';
import { refusal, type FieldRefusal } from '../core/refusal.ts';
import { checkMappings, hasSchema, keepMappings, mappingsAfter, mappingsOf } from './replications.ts';
import { applyMappings } from './tableLoads.ts';
import type { MappingRow, PipelineRow } from '../tables/pipelineRows.ts';
import { recordEffect, type World } from '../world/world.ts';

type WirePipeline = WireResult<typeof setPipelineStatus>;
type WireDetail = WireResult<typeof getPipeline>;

export const get = (world: World, id: number): WireDetail =>
  showPipelineDetail(world, findPipeline(world, id));

const checkPipelineName = ({ tables }: World, name: string, ownId?: number): FieldRefusal[] =>
  checkName({ thing: 'pipeline', name, most: maxLength.standard, others: tables.pipelines.all(), ownId });

export function create(world: World, { name, region }: WireBody<typeof createPipeline>): WirePipeline {
  const errors = [...checkPipelineName(world, name), ...checkRegion(region)];
  if (errors.length > 0) throw refusal.unprocessable(errors);
  const row = addPipeline(world, { name: name.trim(), region: region ?? null });
  recordEffect(world, 'createPipeline', row.id);
  return showPipeline(world, row);
}

/** The values of some settings as details of a line, which are texts and numbers. */
const valuesOf = (
  when: 'before' | 'after',
  row: PipelineRow,
  changes: object,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, string | number][] => {
      if (!Object.hasOwn(changes, name)) return [];
      if (typeof value === 'boolean') return [[`${when}.${name}`, String(value)]];
      return typeof value === 'string' || typeof value === 'number' ? [[`${when}.${name}`, value]] : [];
    }),
  );

/** Changes settings; of the mappings only those of the named tables. */
export function update(
  world: World,
  id: number,
  body: WireBody<typeof updatePipeline>,
  by?: string,
): WireDetail {
  const row = findPipeline(world, id);
  if (!canPipeline('rename', row)) throw refusal.conflict('A pipeline that is archived does not change.');
  const { sync_mappings, ...changes } = body;
  const after = { ...row, ...changes };
  const errors = [
    ...(changes.name === undefined ? [] : checkPipelineName(world, changes.name, id)),
    ...checkSettings(world, changes),
    ...(sync_mappings === undefined ? [] : checkMappings(world, after, sync_mappings)),
  ];
  if (errors.length > 0) throw refusal.unprocessable(errors);
  const mappings = mappingsAfter(world, row, after, sync_mappings);
  demandStillComplete(world, row, after, mappings);
  recordEffect(world, 'updatePipeline', id);
  note(world, row, 'changed', {
    text: Object.keys(body).toSorted().join(', '),
    change: {
      ...(by !== undefined && { by }),
      ...valuesOf('before', row, changes),
      ...valuesOf('after', after, changes),
    },
  });
  const loading = mappings && changeMappings(world, row, after, mappings);
  const changed = changePipeline(
    world,
    row,
    { ...changes, ...(changes.name && { name: changes.name.trim() }), ...loading },
    sync_mappings && { has_schema: hasSchema(world, after) },
  );
  return showPipelineDetail(world, changed);
}

/** Stores mappings, and returns the pipeline's changes by the loads that they cause. */
function changeMappings(
  world: World,
  before: PipelineRow,
  after: PipelineRow,
  mappings: readonly MappingRow[],
): Partial<PipelineRow> {
  const old = before.source_id === after.source_id ? mappingsOf(world, before) : [];
  keepMappings(world, before, mappings);
  return applyMappings(world, after, old, mappings);
}

/** Deletes a pipeline that does not run, with all its data. */
export function remove(world: World, id: number): void {
  const row = findPipeline(world, id);
  if (!canPipeline('delete', row)) {
    throw refusal.conflict(`A pipeline that is ${row.status} cannot be removed. Archive it first.`);
  }
  recordEffect(world, 'deletePipeline', id);
  detachAll(world, 'pipeline', id);
  removePipeline(world, row);
}

/** Whether an action makes a pipeline run. */
const isStart = (action: PipelineAction): boolean => action === 'start' || action === 'resume';

/** Carries out a command, or refuses it in the current status. */
export function setStatus(world: World, id: number, target: string): WirePipeline {
  const row = findPipeline(world, id);
  const action = actionToward(pipelineActions, target, row.status);
  if (!action) {
    throw refusal.unprocessable([
      { loc: ['status'], msg: `A pipeline can’t have the status "${target}".`, type: 'value_error.enum' },
    ]);
  }
  if (!canPipeline(action, row))
    throw refusal.conflict(`A pipeline that is ${row.status} cannot become ${target}.`);
  demandReady(world, row, action);
  recordEffect(world, 'setPipelineStatus', id);
  return showPipeline(world, carryOut(world, row, action));
}

/**
 * Starting requires a complete pipeline; starting and restoring require active connectors, and restoring a free name.
 */
function demandReady(world: World, row: PipelineRow, action: PipelineAction): void {
  const isStarting = isStart(action);
  if (isStarting) demandComplete(world, row);
  if (isStarting || action === 'restore') demandEnds(world, row);
  if (action === 'restore' && nameTaken(world.tables.pipelines.all(), row.name, row.id)) {
    throw refusal.conflict(`Another pipeline is called ${row.name} now.`);
  }
}

function carryOut(world: World, row: PipelineRow, action: PipelineAction): PipelineRow {
  const now = world.clock.now();
  if (isStart(action)) {
    scheduleTask(world, row.id, 'run', now + startingMs);
    return changePipeline(world, row, { status: 'starting', last_error: null, next_sync_at: null });
  }
  restLoad(world, row);
  if (action === 'pause') {
    scheduleTask(world, row.id, 'rest', now + pausingMs);
    return changePipeline(world, row, { status: 'pausing', next_sync_at: null });
  }
  unschedule(world, row.id);
  const status = action === 'archive' ? 'archived' : 'paused';
  note(world, row, action === 'archive' ? 'archived' : 'restored');
  if (action === 'archive') tellHooks(world, 'pipeline.archived', row.id);
  return changePipeline(world, row, { status, next_sync_at: null });
}
