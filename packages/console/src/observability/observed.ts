import type { Read } from '../data/read.ts';

/** How often visible data of observability are read again, in milliseconds. */
const rereadMs = 30_000;

/**
 * A read of alerts, triggers or metrics. The realtime events of spec §4 do not cover them, so a visible page reads
 * them again, and so does a page that gets the focus back.
 */
export const observed = <Value>(read: Read<Value>): Read<Value> => ({
  ...read,
  staleTime: 0,
  refetchInterval: rereadMs,
});
