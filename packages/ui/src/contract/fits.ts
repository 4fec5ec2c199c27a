import { comparableName } from '../domain/text/uniqueName.ts';
import type { Page } from '../domain/outcome/page.ts';
import type { Call } from './call.ts';

/** Whether a row has the id that a list was asked for; `undefined` if the row does not say. */
export const hasId = (id: number | null | undefined, wanted: number): boolean | undefined =>
  id === undefined ? undefined : id === wanted;

/** Every text in a value, at any depth. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * Whether the service seems to have searched: a row contains a word of the search, in any of its texts. The service
 * decides which rows match, so one of them is enough.
 */
function hasSearched(rows: readonly unknown[], search: string): boolean {
  const words = comparableName(search).split(/\s+/);
  return rows.some((row) => {
    const text = comparableName(textsIn(row).join('\n'));
    return words.some((word) => text.includes(word));
  });
}

/** The names of the filters in `args` that the call can check, and of the search. */
const filtersIn = (call: Call, args: Readonly<Record<string, unknown>>): readonly string[] =>
  ['search', ...Object.keys(call.fits ?? {})].filter((name) => (args[name] ?? '') !== '');

/** Which filters the service has ignored so far, as `call filter`. A client keeps one. */
export type IgnoredFilters = Set<string>;

/**
 * A page as its arguments ask for it: a service may ignore a filter, so rows that contradict it are dropped and counted.
 * The count is then unknown, also on other pages, unless all rows are on this one. A row that does not say what the
 * filter is about contradicts nothing; but where the service is known to ignore the filter, it is claimed to fit only
 * among the active ones, which are the usual ones.
 * @param ignored receives each filter that a row contradicts
 */
export function fitPage<Row>(
  call: Call,
  args: Readonly<Record<string, unknown>>,
  page: Page<Row>,
  ignored: IgnoredFilters,
): Page<Row> {
  const filters = filtersIn(call, args);
  if (filters.length === 0) return page;
  // What a search had found may be among the rows that were dropped before, so it is judged once.
  const isSearched = page.misfits !== undefined || hasSearched(page.rows, String(args['search']));
  // Each filter is judged by all rows, also by those that another one drops.
  const fitting = filters.map((name) => {
    const wanted = args[name];
    const key = `${call.name} ${name}`;
    const fitsUnsaid = !ignored.has(key) || wanted === 'active';
    const left = page.rows.filter((row) =>
      name === 'search' ? isSearched : (call.fits?.[name]?.(row, wanted) ?? fitsUnsaid),
    );
    if (left.length < page.rows.length) ignored.add(key);
    return new Set(left);
  });
  const rows = page.rows.filter((row) => fitting.every((left) => left.has(row)));
  const misfits = (page.misfits ?? 0) + page.rows.length - rows.length;
  if (!filters.some((name) => ignored.has(`${call.name} ${name}`))) return page;
  // With all rows at hand, these are all that fit.
  const isWhole = page.number === 1 && !page.hasNext && page.unreadable === 0;
  return { ...page, rows, count: isWhole ? rows.length : null, ...(misfits > 0 && { misfits }) };
}
