/** A version per table that increases with each change, so that only changed rows re-render. */
export interface TableVersions {
  readonly of: (table: number) => number;
  readonly mark: (tables: Iterable<number>) => void;
  /** Restarts with this many tables, all with unused versions. */
  readonly reset: (count: number) => void;
}

export function createTableVersions(count: number): TableVersions {
  let clock = 0;
  let versions = new Uint32Array(count);
  return {
    of: (table) => versions[table] ?? 0,
    mark: (tables) => {
      clock += 1;
      for (const table of tables) versions[table] = clock;
    },
    reset: (size) => {
      clock += 1;
      versions = new Uint32Array(size).fill(clock);
    },
  };
}
