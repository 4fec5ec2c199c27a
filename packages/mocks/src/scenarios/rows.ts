import { dayMs as day } from '../service/core/durations.ts';
import type { PipelineStatus } from '@millrace/ui/domain/entities';
import { peakOf } from '../service/pipelineHistory/flow.ts';
import { newPipeline } from '../service/pipelines/storedPipeline.ts';
import { chance } from '../service/core/random.ts';
import type { NodeRow } from '../service/tables/connectorRows.ts';
import type { PipelineRow } from '../service/tables/pipelineRows.ts';
import { demoClientId, type World } from '../service/world/world.ts';
import { destinationConfig, sourceConfig } from './nodeConfigs.ts';
import type { ScenarioOptions } from './scenario.ts';

export const iso = (at: number): string => new Date(at).toISOString();

/** A scenario's facts about a connector beyond its name and type. */
type NodePlan = Partial<Pick<NodeRow, 'status' | 'config' | 'tunnel_id' | 'tables'>>;
export type NodeList = readonly (readonly [name: string, type: string, plan?: NodePlan])[];

/** Sources or destinations, numbered from 1. */
const nodeRows =
  (configOf: (type: string, owner: Pick<World, 'seed' | 'clientId'>) => NodeRow['config']) =>
  ({ now, seed }: ScenarioOptions, nodes: NodeList): NodeRow[] =>
    nodes.map(([name, type, plan], index) => ({
      id: index + 1,
      client_id: demoClientId,
      name,
      type,
      status: 'active',
      config: configOf(type, { seed, clientId: demoClientId }),
      tunnel_id: null,
      variant: null,
      last_test: { at: iso(now - Math.round(chance(seed, 'tested', name) * 20 * day)), success: true },
      // In the order of their ids, and before the pipelines that use them.
      created_at: iso(
        now - Math.round((420 - (150 * (index + chance(seed, 'created', name))) / nodes.length) * day),
      ),
      tables: null,
      ...plan,
    }));

export const sourceRows = nodeRows(sourceConfig);
export const destinationRows = nodeRows(destinationConfig);

/** 24 hours that sum up to exactly `total`: the curve of a working day with random variation. */
function dayOfRecords({ seed }: ScenarioOptions, id: number, total: number): number[] {
  const peak = peakOf(seed, id);
  const weights = Array.from(
    { length: 24 },
    (_, index) =>
      1 + 0.6 * Math.cos(((index - peak) / 24) * 2 * Math.PI) + 0.45 * chance(seed, 'hour', id, index),
  );
  const sum = weights.reduce((one, other) => one + other, 0);
  const records = weights.map((weight) => Math.floor((total * weight) / sum));
  const busiest = weights.indexOf(Math.max(...weights));
  records[busiest] = (records[busiest] ?? 0) + total - records.reduce((one, other) => one + other, 0);
  return records;
}

export interface PipelinePlan {
  readonly id: number;
  readonly name: string;
  readonly status: PipelineStatus;
  readonly sourceId: number;
  readonly destinationId: number;
  /** Milliseconds between two syncs; omitted if none was chosen yet. */
  readonly frequency?: number;
  /** Records of the 24 hours up to the last sync; by default from the seed. */
  readonly records?: number;
  /** Milliseconds since the last sync; omitted if there was none. */
  readonly syncedAgo?: number;
  readonly error?: string;
  /** Milliseconds until an error recovers by itself; omitted if it stays. */
  readonly healsIn?: number;
  /** Milliseconds since it was created. @default the higher the id, the more recent */
  readonly createdAgo?: number;
}

/** A pipeline in the state of `plan`. */
export function pipelineRow(setting: ScenarioOptions, plan: PipelinePlan): PipelineRow {
  const { id, frequency, records, syncedAgo, error, healsIn, status } = plan;
  const syncedAt = syncedAgo === undefined ? null : setting.now - syncedAgo;
  const isDue = status === 'running' && syncedAt !== null && frequency !== undefined;
  const nextAt = isDue ? syncedAt + frequency : healsIn === undefined ? null : setting.now + healsIn;
  return {
    ...newPipeline,
    id,
    client_id: demoClientId,
    name: plan.name,
    status,
    region: 'us-east-1',
    source_id: plan.sourceId,
    destination_id: plan.destinationId,
    source_sync_frequency: frequency ?? null,
    destination_sync_frequency: frequency ?? null,
    hourly_records: records === undefined ? null : dayOfRecords(setting, id, records),
    last_synced_at: syncedAt === null ? null : iso(syncedAt),
    next_sync_at: nextAt === null ? null : iso(nextAt),
    last_error: error ?? null,
    // Older than the last sync.
    created_at: iso(setting.now - (plan.createdAgo ?? Math.round((400 * day) / (1 + id / 40)))),
  };
}
