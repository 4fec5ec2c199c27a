import { formatCount } from './count.ts';

/** The longest wait that a service may impose, in ms. After it, a retry is possible, whatever the service says. */
export const longestWaitMs = 15 * 60_000;

/** Units in seconds, the largest first. A wait in a unit is longer than one of it. */
const units = [
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
] as const;

/** A wait in words, never shorter than it is: `12 s`, `4 minutes`, `2 hours`. */
export function formatWait(seconds: number): string {
  const unit = units.find((each) => seconds > each.seconds);
  if (!unit) return `${formatCount(Math.max(0, Math.ceil(seconds)))} s`;
  return `${formatCount(Math.ceil(seconds / unit.seconds))} ${unit.name}s`;
}
