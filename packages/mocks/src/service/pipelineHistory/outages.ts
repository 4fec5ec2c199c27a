import { beginningOf } from '../world/beginning.ts';
import { dayMs, hourMs, minuteMs } from '../core/durations.ts';
import { chance, pick } from '../core/random.ts';
import type { World } from '../world/world.ts';

/** A time in which a pipeline’s syncs fail; it ends by itself. Milliseconds since the epoch. */
export interface Outage {
  readonly from: number;
  readonly to: number;
  /** The reason, as a sentence. */
  readonly cause: string;
}

/** Each period of this many days contains one outage or none. */
const periodMs = 6 * dayMs;
/** Probability of an outage in a period. */
const likelihood = 0.4;
/** No failures so soon after the start of the world: a scenario keeps its state for a while. */
const graceMs = 2 * hourMs;

const causes = [
  'The source closed the connection before the read was complete.',
  'The source allows no more requests for the time being.',
  'The source did not answer in time.',
  'The destination was busy and took no records.',
] as const;

function outageIn({ seed }: World, id: number, period: number): Outage | undefined {
  if (chance(seed, 'outage', id, period) >= likelihood) return undefined;
  const length = Math.round((20 + 100 * chance(seed, 'outage length', id, period)) * minuteMs);
  const from = period * periodMs + Math.floor((periodMs - length) * chance(seed, 'outage start', id, period));
  return { from, to: from + length, cause: pick(causes, seed, 'outage cause', id, period) };
}

/** The first outage of a pipeline that is not over at `at` and begins by `until`. */
export function nextOutage(world: World, id: number, at: number, until: number): Outage | undefined {
  const earliest = beginningOf(world) + graceMs;
  for (let period = Math.floor(at / periodMs); period * periodMs <= until; period += 1) {
    const outage = outageIn(world, id, period);
    if (outage && outage.from >= earliest && outage.to > at && outage.from <= until) return outage;
  }
  return undefined;
}
