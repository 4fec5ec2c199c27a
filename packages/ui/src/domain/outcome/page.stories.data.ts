import type { Page } from './page.ts';

/** A page of the rows of a story, which are all there are. */
export const pageOf = <Row>(rows: readonly Row[], more: Partial<Page<Row>> = {}): Page<Row> => ({
  rows,
  count: rows.length,
  number: 1,
  hasNext: false,
  unreadable: 0,
  counts: null,
  ...more,
});
