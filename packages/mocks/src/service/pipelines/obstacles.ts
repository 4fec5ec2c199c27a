import { faultOf, type ConnectionFault } from '../connections/connectionFault.ts';
import { destinations, sources } from '../connectors/nodeKinds.ts';
import type { PipelineRow } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { frequencyOf } from '../pipelineHistory/history.ts';
import { nextOutage } from '../pipelineHistory/outages.ts';

/** Why a pipeline cannot sync. */
export interface Obstacle {
  readonly cause: string;
  /** Time of the retry, in milliseconds since the epoch. */
  readonly retryAt: number;
  /** Number of retries so far with the same failure. */
  readonly missed: number;
}

/** The first connector of a pipeline that would fail its test. */
function brokenEnd(world: World, row: PipelineRow, at: number): ConnectionFault | undefined {
  for (const kind of [sources, destinations]) {
    const node = kind.table(world).get(row[kind.end]);
    const fault = node && faultOf(world, kind, node, at);
    if (fault) return fault;
  }
  return undefined;
}

/**
 * Why a pipeline cannot sync at `at` (milliseconds since the epoch). With a broken connector it retries at its sync
 * interval; an outage is retried after its end.
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
