/** A number for each table that grows with every change to it: a row compares it and is drawn anew, or is not. */
export interface TableVersions {
  readonly of: (table: number) => number;
  readonly mark: (tables: Iterable<number>) => void;
  /** Begins anew for so many tables, each with a number it never had. */
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
