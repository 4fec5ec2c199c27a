import type { CsvCell } from '../../domain/format/csv.ts';
import type { Page } from '../../domain/outcome/page.ts';
import { ProblemError } from '../../domain/outcome/problem.ts';

/** The columns of a list's CSV file. A time is written by `toISOString`, which includes the zone. */
export interface ListCsv<Row> {
  readonly heads: readonly string[];
  cells(row: Row): readonly CsvCell[];
}

/** The most rows that one file contains. */
export const csvRowLimit = 10_000;
/** Rows of one request: the largest page that lists offer. */
export const csvPageSize = 100;

/** What was read of a list. */
export interface ListRows<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on all pages, as the service counted them last; `null` if that cannot be right. */
  readonly count: number | null;
  /** Rows that should be among `rows` but could not be read, or moved to a page that was already read. */
  readonly missing: number;
}

const isBeyondEnd = (thrown: unknown): boolean =>
  thrown instanceof ProblemError && thrown.problem.status === 404;

/**
 * Reads the pages of a list one after another, up to `limit` rows. The list may change meanwhile, so no row is taken
 * twice, and missing ones are counted.
 * @throws the problem of the page that failed, or the signal's reason
 */
export async function readListRows<Row extends { readonly id: number }>(
  readPage: (number: number) => Promise<Page<Row>>,
  {
    signal,
    limit = csvRowLimit,
    onProgress,
  }: {
    readonly signal: AbortSignal;
    readonly limit?: number;
    onProgress?(read: number, count: number | null): void;
  },
): Promise<ListRows<Row>> {
  const found = new Map<number, Row>();
  let last: number | null = 0;
  const result = (): ListRows<Row> => {
    const rows = [...found.values()].slice(0, limit);
    const count = last !== null && last >= rows.length ? last : null;
    return { rows, count, missing: count === null ? 0 : Math.min(count, limit) - rows.length };
  };
  const readFrom = async (number: number): Promise<ListRows<Row>> => {
    const page = await readPage(number).catch((thrown: unknown) => {
      // The last rows left the list while it was read.
      if (number > 1 && isBeyondEnd(thrown)) return undefined;
      throw thrown;
    });
    signal.throwIfAborted();
    if (page === undefined) return result();
    for (const row of page.rows) found.set(row.id, row);
    last = page.count;
    onProgress?.(Math.min(found.size, limit), last === null ? null : Math.min(last, limit));
    return page.hasNext && number * csvPageSize < limit ? readFrom(number + 1) : result();
  };
  return readFrom(1);
}
