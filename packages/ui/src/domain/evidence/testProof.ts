import { dayMs } from '../format/duration.ts';
import { isAhead } from '../pipelines/pipelineHealth.ts';

/** How long a passed connection test proves that a connector can be reached, in ms. Nothing repeats a test by itself. */
export const testProofMs = dayMs;

/** Whether a connection test passed recently enough to prove something, and not in the future. */
export const isTestProof = (
  { at, success }: { readonly at: Date; readonly success: boolean },
  now: Date,
): boolean => success && !isAhead(at, now) && now.getTime() - at.getTime() <= testProofMs;
