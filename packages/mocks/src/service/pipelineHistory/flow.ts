import { hourMs } from '../core/durations.ts';
import { chance } from '../core/random.ts';
import type { HistoryRow, Stretch } from '../tables/pipelineRows.ts';

const hoursInDay = 24;
/** The daily peak above the average, as a share. */
const swell = 0.5;
/** Random variation per hour, as a share. Together with the peak less than 1, because amounts never decrease. */
const roughness = 0.4;

/** The busiest hour of a pipeline's source, by UTC. */
export const peakOf = (seed: number, id: number): number => 8 + Math.floor(chance(seed, 'peak', id) * 8);

/**
 * Records of a pipeline's source up to a time, counted from 1970. Computed directly for any time, so that the sum of
 * thousands of syncs needs no loop over them.
 */
function producedBy(seed: number, { id, usual, silent }: HistoryRow, at: number): number {
  const hours = Math.min(at, silent?.quiet_from ?? at) / hourMs;
  const hour = Math.floor(hours);
  const [here, next] = [chance(seed, 'flow', id, hour), chance(seed, 'flow', id, hour + 1)];
  const turn = ((hours - peakOf(seed, id)) / hoursInDay) * 2 * Math.PI;
  const swollen = ((swell * hoursInDay) / (2 * Math.PI)) * Math.sin(turn);
  const rough = roughness * (here + (next - here) * (hours - hour));
  return Math.round((usual / hoursInDay) * (hours + swollen + rough));
}

/** The records of one sync, without loads: those since the previous sync. */
export const recordsOfSync = (seed: number, history: HistoryRow, at: number, every: number): number =>
  producedBy(seed, history, at) - producedBy(seed, history, at - every);

/** The records of some syncs from one time to another, the latter excluded. */
export function recordsOfStretch(
  seed: number,
  history: HistoryRow,
  { from: begun, to: latest, every }: Stretch,
  from: number,
  to: number,
): number {
  const first = begun + Math.max(0, Math.ceil((from - begun) / every)) * every;
  const last = begun + Math.floor((Math.min(latest, to - 1) - begun) / every) * every;
  return last < first ? 0 : producedBy(seed, history, last) - producedBy(seed, history, first - every);
}

/** The records of all syncs of this world from one time to another, the latter excluded. */
export const recordsOfSyncs = (seed: number, history: HistoryRow, from: number, to: number): number =>
  history.stretches.reduce((sum, stretch) => sum + recordsOfStretch(seed, history, stretch, from, to), 0);
