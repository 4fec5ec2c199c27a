/** A version per table that increases with each change, so that only changed rows re-render. */
export interface TableVersions {
  readonly of: (table: number) => number;
  readonly mark: (tables: ArrayLike<number>) => void;
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
      for (let at = 0; at < tables.length; at += 1) versions[tables[at] ?? 0] = clock;
    },
    reset: (size) => {
      clock += 1;
      versions = new Uint32Array(size).fill(clock);
    },
  };
}
