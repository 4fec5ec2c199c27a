import { pageSize } from '@millrace/ui/domain/remote';
import { refusal } from './refusal.ts';

/** The largest page size, whatever is requested. */
const largestPage = 1_000;

export interface PageQuery {
  readonly page?: number;
  readonly page_size?: number;
}

export interface WirePage<Shown> {
  count: number;
  next: string | null;
  previous: string | null;
  page: number;
  results: Shown[];
}

/** One page of `rows`, with the addresses of its neighbours. A page beyond the end does not exist. */
export const pageOf = <Kept, Shown>(
  rows: readonly Kept[],
  query: PageQuery,
  request: Request,
  show: (row: Kept) => Shown,
): WirePage<Shown> => pageOfCount(rows.length, query, request, (from, to) => rows.slice(from, to).map(show));

/** The same for `count` objects that are created on demand; `show` returns those from one index to before another. */
export function pageOfCount<Shown>(
  count: number,
  { page = 1, page_size = pageSize }: PageQuery,
  request: Request,
  show: (from: number, to: number) => Shown[],
): WirePage<Shown> {
  const size = Math.min(page_size, largestPage);
  const last = Math.max(1, Math.ceil(count / size));
  if (page > last) throw refusal.notFound('Invalid page.');
  const addressOf = (number: number) => {
    const url = new URL(request.url);
    url.searchParams.set('page', String(number));
    return url.href;
  };
  return {
    count,
    next: page < last ? addressOf(page + 1) : null,
    previous: page > 1 ? addressOf(page - 1) : null,
    page,
    results: show((page - 1) * size, Math.min(page * size, count)),
  };
}

const english = new Intl.Collator('en');

/**
 * Sorts by the field in `ordering`, descending after a `-`; rows without a value come last in both cases. An unknown
 * field is ignored, as in similar services.
 */
export function ordered<Kept>(
  rows: readonly Kept[],
  ordering: string | undefined,
  known: Readonly<Record<string, (row: Kept) => string | number | null>>,
): readonly Kept[] {
  const isDescending = ordering?.startsWith('-') ?? false;
  const field = isDescending ? ordering?.slice(1) : ordering;
  const valueOf = field !== undefined && Object.hasOwn(known, field) && known[field];
  if (!valueOf) return rows;
  const sign = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted(({ value: a }, { value: b }) => {
      // Numbers first: lists of thousands are mostly sorted by them.
      if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      if (typeof a === 'string' && typeof b === 'string') return sign * english.compare(a, b);
      return sign * (Number(a) - Number(b));
    })
    .map(({ row }) => row);
}

/** Whether a value is in a requested, comma-separated list; an empty list accepts all. */
export const isAmong = (wanted: string | undefined, word: string): boolean =>
  !wanted || wanted.split(',').includes(word);
