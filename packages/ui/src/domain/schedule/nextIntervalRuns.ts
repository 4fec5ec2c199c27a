export interface RunsQuestion {
  /** Runs after this time. */
  readonly after: Date;
  /** @default 3 */
  readonly count?: number;
}

/** The next runs of an interval that starts now, as a pipeline's does when it starts. */
export const nextIntervalRuns = (milliseconds: number, { after, count = 3 }: RunsQuestion): readonly Date[] =>
  Array.from({ length: count }, (_, index) => new Date(after.getTime() + (index + 1) * milliseconds));
