/** Default page size (spec §9). */
export const pageSize = 10;

/** The page sizes that lists offer. */
export const pageSizes = [10, 25, 50, 100] as const;

/** A page of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on all pages; `null` if the service does not say, or cannot be right. */
  readonly count: number | null;
  /** Page number, starting at 1: the service's own, or else the one that was requested. */
  readonly number: number;
  /** The answer does not contain its page number. A page that a client was asked for always has one. */
  readonly isUnnumbered?: true | undefined;
  readonly hasNext: boolean;
  /** The service says neither how many rows there are nor whether a page follows. */
  readonly isOpenEnded?: true | undefined;
  /** Number of rows that the service sent for this page. Unlike `rows`, it stays when one is removed. */
  readonly sent?: number;
  /** Number of unreadable rows on this page, which are not shown. */
  readonly unreadable: number;
  /** Number of rows that contradict the requested filters, which are not shown: the service ignored a filter. */
  readonly misfits?: number;
  /** Number of rows per status on all pages; `null` if the service does not say. */
  readonly counts: Readonly<Record<string, number>> | null;
}

/** The number of pages; an empty list has one. */
export const lastPage = (count: number, size = pageSize): number => Math.max(1, Math.ceil(count / size));
