import type { Open } from './open.ts';

/** How grave a line of a log is, the least first. Our choice: the specification shows none. */
export const logLevels = ['debug', 'info', 'warning', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A line of a pipeline's log; spec §7 calls them events. */
export interface PipelineEvent {
  readonly id: number;
  readonly at: Date;
  readonly level: Open<LogLevel>;
  readonly message: string;

  // What follows is assumed of the service: absent, it is left out of the screen.
  /** The part of the work that it belongs to, such as `read`. */
  readonly step?: string | null;
  /** The table that it speaks of. */
  readonly collection?: string | null;
  /** More to it, by name. */
  readonly details?: Readonly<Record<string, string | number>> | null;
}
