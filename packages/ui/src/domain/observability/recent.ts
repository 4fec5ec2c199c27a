import { isAhead } from '../format/clocks.ts';

/**
 * Whether something that repeats happened lately enough to prove the present: at most two intervals ago, and not in the
 * future. @param interval in ms
 */
export const isRecent = (at: Date, interval: number, now: Date): boolean =>
  !isAhead(at, now) && now.getTime() - at.getTime() <= 2 * interval;
