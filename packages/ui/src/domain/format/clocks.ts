import { minuteMs } from './duration.ts';

/** How far the clocks of the service and of the browser may be apart. */
export const clockToleranceMs = 5 * minuteMs;

/** Whether a time of the service is later than now by more than clocks usually differ: its clock is ahead. */
export const isAhead = (date: Date, now: Date): boolean => date.getTime() - now.getTime() > clockToleranceMs;
