import { type Json, type JsonObject, textOf } from './http.ts';
import type { Switches } from './switches.ts';

const reserved = new Set(['page', 'page_size', 'search', 'ordering']);
const textIn = (value: Json | undefined): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** `status=active` is every status but archived, as in the addresses of the lists; commas give alternatives. */
const fits = (field: string, value: Json | undefined, asked: string): boolean =>
  field === 'status' && asked === 'active'
    ? value !== 'archived'
    : asked.split(',').some((each) => each.toLowerCase() === textIn(value).toLowerCase());

function ordered<Listed extends JsonObject>(rows: readonly Listed[], ordering: string): readonly Listed[] {
  const field = ordering.replace(/^-/, '');
  if (!rows.some((row) => field in row)) return rows;
  const direction = ordering.startsWith('-') ? -1 : 1;
  return rows.toSorted(
    (a, b) => direction * textIn(a[field]).localeCompare(textIn(b[field]), 'en', { numeric: true }),
  );
}

/** The rows that a query asks for. A field that no row has filters nothing. */
export function filtered<Listed extends JsonObject>(
  rows: readonly Listed[],
  query: URLSearchParams,
  { filters }: Switches,
): readonly Listed[] {
  if (filters === 'ignored') return rows;
  const search = query.get('search')?.toLowerCase() ?? '';
  let left = rows;
  for (const [field, asked] of query) {
    if (reserved.has(field) || asked === '' || !rows.some((row) => field in row)) continue;
    left = left.filter((row) => fits(field, row[field], asked));
  }
  if (search !== '') {
    left = left.filter((row) =>
      [row['name'], row['email'], row['first_name'], row['last_name'], row['message']].some((value) =>
        textOf(value).toLowerCase().includes(search),
      ),
    );
  }
  return ordered(left, query.get('ordering') ?? '');
}

const defaultPageSize = 10;

/** The body of a list. `null` is a page beyond the end. */
export function pageOf(rows: readonly JsonObject[], url: URL, switches: Switches): Json | null {
  if (switches.lists === 'bare') return rows;
  const asked = Number(url.searchParams.get('page_size')) || defaultPageSize;
  const size = Math.min(asked, switches.pageSizeCap);
  const page = Number(url.searchParams.get('page') ?? 1);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const link = (number: number) => {
    const other = new URL(url);
    other.searchParams.set('page', String(number));
    return other.href;
  };
  return {
    count: rows.length,
    next: page < pages ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    ...(switches.pageNumber === 'sent' && { page }),
    results: rows.slice((page - 1) * size, page * size),
  };
}
