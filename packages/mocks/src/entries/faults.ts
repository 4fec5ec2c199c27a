/** Faults for a service to meet, in tests and in stories alike. */
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
