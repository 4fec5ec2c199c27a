/** Rows to a page where nothing else is said (spec §9). */
export const pageSize = 10;

/** One page of a list that the service keeps. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Rows on all pages together. */
  readonly count: number;
  /** Which page this is, from 1. */
  readonly number: number;
  readonly hasNext: boolean;
  /** Rows of this page that could not be read and are not shown. */
  readonly unreadable: number;
  /** Rows by status over all pages; `null` where the service does not tell. */
  readonly counts: Readonly<Record<string, number>> | null;
}

/** The number of the last page; an empty list has one. */
export const lastPage = (count: number, size = pageSize): number => Math.max(1, Math.ceil(count / size));
