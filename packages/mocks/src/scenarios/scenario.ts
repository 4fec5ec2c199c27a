import type { Clock } from '../service/core/clock.ts';
import type { ClientRow, NodeRow, PipelineRow, TunnelRow } from '../service/core/rows.ts';

/** What a world begins with. The same seed and time give the same beginning. */
export interface InitialState {
  readonly client: ClientRow;
  readonly sources: readonly NodeRow[];
  readonly destinations: readonly NodeRow[];
  readonly tunnels: readonly TunnelRow[];
  readonly pipelines: readonly PipelineRow[];
}

export interface ScenarioOptions {
  readonly seed: number;
  /** Milliseconds since the epoch. */
  readonly now: ReturnType<Clock['now']>;
}

export type Scenario = (options: ScenarioOptions) => InitialState;
