/** The usage of a pipeline or of a table. */
export interface UsageRow {
  readonly id: string;
  readonly name: string;
  /** The page with its own usage. */
  readonly href?: string | undefined;
  readonly records: number;
  /** Those of each kind of sync, if the service tells them apart. */
  readonly continuous?: number | undefined;
  readonly initial?: number | undefined;
}
