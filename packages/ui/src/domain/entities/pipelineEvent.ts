import type { Open } from './open.ts';

/** Levels of a log line, least severe first. Our choice: the specification shows none. */
export const logLevels = ['debug', 'info', 'warning', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A line of a pipeline's log; spec §7 calls it an event. */
export interface PipelineEvent {
  readonly id: number;
  readonly at: Date;
  readonly message: string;

  // The following fields are assumed and may be missing.
  readonly level?: Open<LogLevel> | null;
  /** The stage that logged it, such as `read`. */
  readonly step?: string | null;
  /** The table that the line is about. */
  readonly collection?: string | null;
  /** Additional values by name. */
  readonly details?: Readonly<Record<string, string | number>> | null;
}
