import * as v from 'valibot';

import type { Page } from '../domain/page.ts';
import { queryInteger, readableItems } from './wire.ts';

/** Query parameters of every list: page, page size, search and ordering. */
export const listQuery = {
  page: queryInteger(1),
  page_size: queryInteger(1),
  search: v.string(),
  /** The wire name of a field; a leading `-` means descending. */
  ordering: v.string(),
};

/**
 * A page of rows (spec §7: count, next, previous, results, page). Unreadable rows are dropped and counted.
 * Of duplicate rows, the later one is kept (F20).
 */
/* @__NO_SIDE_EFFECTS__ */
export function page<const Row extends v.GenericSchema<unknown, { readonly id: number }>>(row: Row) {
  return v.pipe(
    v.object({
      count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      next: v.nullish(v.string(), null),
      previous: v.nullish(v.string(), null),
      page: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1),
      results: readableItems(row),
      /** Number of rows per status, independent of the page. An assumed field. */
      counts: v.fallback(v.nullish(v.record(v.string(), v.number())), null),
    }),
    v.transform(({ count, page: number, next, results, counts }): Page<v.InferOutput<Row>> => {
      const readable = results.filter((result) => result !== null);
      return {
        rows: [...new Map(readable.map((each) => [each.id, each])).values()],
        count,
        number,
        hasNext: next !== null,
        unreadable: results.length - readable.length,
        counts: counts ?? null,
      };
    }),
  );
}

/** A range of ISO date-times, its end excluded. */
export const range = { start_timestamp: v.string(), end_timestamp: v.string() };
