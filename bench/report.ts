/** One row: our figure and the limit's, from the same run. */
export interface Row {
  readonly what: string;
  readonly ours: number;
  readonly unit: 'kB' | 'ms' | 'MB' | 's' | '';
  /** The figure of the limit, if there is one. */
  readonly limit?: number;
  /** Target: at most this many times the limit. */
  readonly ratio?: number;
  /** Target: at most this value, for any ratio. */
  readonly ceiling?: number;
}

/** Largest value of `ours` that meets the target. */
function mostOf({ limit, ratio, ceiling }: Row): number {
  const byRatio = limit !== undefined && ratio !== undefined ? limit * ratio : Infinity;
  return Math.min(byRatio, ceiling ?? Infinity);
}

export const isOver = (row: Row): boolean => row.ours > mostOf(row);

const short = (value: number): string => String(Math.round(value * 10) / 10);

export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const lines = rows.map((row) => {
    const { what, ours, unit, limit } = row;
    const ratio = limit ? `${(ours / limit).toFixed(2)}x` : '';
    return [
      what.padEnd(width),
      `${short(ours)} ${unit}`.padStart(10),
      (limit === undefined ? '' : short(limit)).padStart(8),
      ratio.padStart(8),
      `at most ${short(mostOf(row))}`.padStart(16),
      isOver(row) ? '  OVER' : '',
    ].join('');
  });
  const head = ['What'.padEnd(width), 'ours'.padStart(10), 'limit'.padStart(8), 'ratio'.padStart(8)].join('');
  return [head, ...lines].join('\n');
}
