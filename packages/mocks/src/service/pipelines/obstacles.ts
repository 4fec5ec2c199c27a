import { faultOf, type ConnectionFault } from '../connectors/connectionFault.ts';
import { destinations, sources } from '../connectors/nodeRows.ts';
import type { PipelineRow } from '../core/rows.ts';
import type { World } from '../core/world.ts';
import { frequencyOf } from './history.ts';
import { nextOutage } from './outages.ts';

/** What keeps a pipeline from syncing. */
export interface Obstacle {
  readonly cause: string;
  /** When it is tried again, in milliseconds since the epoch. */
  readonly retryAt: number;
  /** How many tries up to now failed alike and are over. */
  readonly missed: number;
}

/** The first of a pipeline's ends that would fail its test. */
function brokenEnd(world: World, row: PipelineRow, at: number): ConnectionFault | undefined {
  for (const kind of [sources, destinations]) {
    const node = kind.table(world).get(row[kind.end]);
    const fault = node && faultOf(world, kind, node, at);
    if (fault) return fault;
  }
  return undefined;
}

/**
 * What a pipeline that is due at `at` (milliseconds since the epoch) cannot sync for. A broken end is tried as often as
 * the pipeline syncs, an outage once it is over.
 */
export function obstacleAt(world: World, row: PipelineRow, at: number): Obstacle | undefined {
  const fault = brokenEnd(world, row, at);
  if (fault) {
    const every = frequencyOf(row);
    const missed = Math.floor((Math.min(world.clock.now(), fault.until - 1) - at) / every);
    return { cause: fault.message, retryAt: at + (missed + 1) * every, missed };
  }
  const outage = nextOutage(world, row.id, at, at);
  return outage && { cause: outage.cause, retryAt: outage.to, missed: 0 };
}
