/** Faults for a service, in tests and in stories. */
export type { Toxic } from '../service/faults/toxicKinds.ts';
export {
  delay,
  drift,
  drip,
  empty,
  everyCall,
  html,
  lost,
  malformed,
  network,
  never,
  status,
  truncated,
} from '../service/faults/toxics.ts';
