/** The service twin, for any JavaScript environment. */
export { demoPassword, people } from '../scenarios/people.ts';
export { scenarios, type ScenarioName } from '../scenarios/scenarios.ts';
export type { ClockMode, ClockOptions } from '../service/core/clock.ts';
export {
  createService,
  type Inspection,
  type Service,
  type ServiceOptions,
} from '../assembly/createService.ts';
export * from './faults.ts';
export type { Published } from '../realtime/hub.ts';
export { realtimeKey, type Effect, type RequestEntry } from '../service/world/world.ts';
