import { hourMs } from '../core/durations.ts';
import { chance } from '../core/random.ts';
import type { HistoryRow, Stretch } from './historyRow.ts';

const hoursInDay = 24;
/** How much more comes at the height of a day than on the average, as a share of it. */
const swell = 0.5;
/** How far an hour is off, as a share; with the swell less than 1, as what has come never becomes less. */
const roughness = 0.4;

/** The hour of the day, by UTC, at which a pipeline's source is busiest. */
export const peakOf = (seed: number, id: number): number => 8 + Math.floor(chance(seed, 'peak', id) * 8);

/**
 * What a pipeline's source has brought forth by a time, counted from 1970. It is told at once for any time, so that what
 * thousands of syncs moved needs none of them to be looked at.
 */
function producedBy(seed: number, { id, usual }: HistoryRow, at: number): number {
  const hours = at / hourMs;
  const hour = Math.floor(hours);
  const [here, next] = [chance(seed, 'flow', id, hour), chance(seed, 'flow', id, hour + 1)];
  const turn = ((hours - peakOf(seed, id)) / hoursInDay) * 2 * Math.PI;
  const swollen = ((swell * hoursInDay) / (2 * Math.PI)) * Math.sin(turn);
  const rough = roughness * (here + (next - here) * (hours - hour));
  return Math.round((usual / hoursInDay) * (hours + swollen + rough));
}

/** What one sync of this world has moved, but for loads: what came since the one before it. */
export const recordsOfSync = (seed: number, history: HistoryRow, at: number, every: number): number =>
  producedBy(seed, history, at) - producedBy(seed, history, at - every);

/** What some syncs moved from one time to another, the latter not included. */
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

/** What all syncs of this world moved from one time to another, the latter not included. */
export const recordsOfSyncs = (seed: number, history: HistoryRow, from: number, to: number): number =>
  history.stretches.reduce((sum, stretch) => sum + recordsOfStretch(seed, history, stretch, from, to), 0);
