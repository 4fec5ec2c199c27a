import * as v from 'valibot';

import type { Page } from '../domain/outcome/page.ts';
import { quantity, queryInteger, readableItems } from './wire.ts';

/** Query parameters of every list: page, page size, search and ordering. */
export const listQuery = {
  page: queryInteger(1),
  page_size: queryInteger(1),
  search: v.string(),
  /** The wire name of a field; a leading `-` means descending. */
  ordering: v.string(),
};

/** The message of the issue with a first page that claims rows but brings none (F32). */
export const missingRows = 'rows are missing';

/**
 * A page of rows (spec §7: count, next, previous, results, page). Unreadable rows are dropped and counted.
 * Of duplicate rows, the later one is kept (F20). A count that contradicts the page is unknown (F32).
 */
/* @__NO_SIDE_EFFECTS__ */
export function page<const Row extends v.GenericSchema<unknown, { readonly id: number }>>(row: Row) {
  return v.pipe(
    v.object({
      // Not a number: the service counts something, but not in a usable way. Null: it counts nothing.
      count: v.fallback(v.nullable(quantity()), (sent) => (sent?.value === undefined ? null : Number.NaN)),
      next: v.nullish(v.string(), null),
      previous: v.nullish(v.string(), null),
      page: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
      results: readableItems(row),
      /** Number of rows per status, independent of the page. An assumed field. */
      counts: v.fallback(v.nullish(v.record(v.string(), quantity())), null),
    }),
    // A later page without rows may also be past the end, which only its caller knows.
    v.check(
      ({ count, next, previous, page: number, results }) =>
        results.length > 0 ||
        (number ?? (previous === null ? 1 : 2)) > 1 ||
        ((count === null || count === 0) && next === null),
      missingRows,
    ),
    v.transform(({ count, page: number, next, results, counts }): Page<v.InferOutput<Row>> => {
      const readable = results.filter((result) => result !== null);
      const rows = [...new Map(readable.map((each) => [each.id, each])).values()];
      const unreadable = results.length - readable.length;
      return {
        rows,
        count: countOf(count, rows.length + unreadable, next !== null),
        number: number ?? 1,
        hasNext: next !== null,
        sent: results.length,
        unreadable,
        counts: counts ?? null,
      };
    }),
  );
}

/** The count of a page, unless the page itself shows that it is wrong. An empty page without a count counts none. */
function countOf(count: number | null, rows: number, hasNext: boolean): number | null {
  if (count === null) return rows === 0 && !hasNext ? 0 : null;
  // Not a number is at least nothing.
  return count >= (hasNext ? rows + 1 : rows) ? count : null;
}

/** A range of ISO date-times, its end excluded. */
export const range = { start_timestamp: v.string(), end_timestamp: v.string() };
