import { isKnown } from '../entities/open.ts';
import { maxLength } from '../text/limits.ts';
import { describeTableState } from '../schema/tableActions.ts';
import { tableStates, type TableRow, type TableState } from '../schema/tableRows.ts';
import { many, writeSort, type ListSort } from './listView.ts';

/** What the tables of a pipeline can be sorted by. */
export const tableOrderings = ['table', 'state', 'records', 'loaded'] as const;
export type TableOrdering = (typeof tableOrderings)[number];

/** The visible part of a pipeline's tables; it is part of the URL. */
export interface TablesView {
  readonly search: string;
  /** Empty for every state. */
  readonly states: readonly TableState[];
  /** Missing for the order by name. */
  readonly sort?: ListSort<TableOrdering> | undefined;
}
export const defaultTablesView: TablesView = { search: '', states: [] };

const states = many('state', tableStates);

/** Parses the view of the tables from a query; invalid values become the defaults. */
export function readTablesView(query: URLSearchParams): TablesView {
  const sort = query.get('sort') ?? '';
  const by = sort.replace(/^-/, '');
  return {
    search: (query.get('search') ?? '').slice(0, maxLength.standard),
    states: states.read(query.get(states.parameter)),
    ...(isKnown(tableOrderings, by) && { sort: { by, isDescending: sort.startsWith('-') } }),
  };
}

/** The query of a view: only values that are not the default. */
export const tablesViewQuery = (view: TablesView) => ({
  search: view.search || undefined,
  [states.parameter]: states.write(view.states),
  sort: view.sort && writeSort(view.sort),
});

/** Whether search or filters hide tables. */
export const isTablesViewFiltered = ({ search, states: chosen }: TablesView): boolean =>
  search.trim() !== '' || chosen.length > 0;

type Compare = (one: TableRow, other: TableRow) => number;

const compares: Readonly<Record<TableOrdering, Compare | undefined>> = {
  // The rows arrive in this order.
  table: undefined,
  state: (one, other) =>
    tableStates.indexOf(one.state) - tableStates.indexOf(other.state) ||
    describeTableState(one).localeCompare(describeTableState(other), 'en'),
  records: (one, other) => (one.records ?? -1) - (other.records ?? -1),
  loaded: (one, other) => (one.lastLoadedAt?.getTime() ?? 0) - (other.lastLoadedAt?.getTime() ?? 0),
};

/** The rows that a view shows, in its order. `rows` are ordered by name, which also decides between equals. */
export function shownTables(rows: readonly TableRow[], view: TablesView): readonly TableRow[] {
  const wanted = view.search.trim().toLowerCase();
  const chosen = new Set<TableState>(view.states);
  const found = rows.filter(
    ({ table, state }) => (chosen.size === 0 || chosen.has(state)) && table.toLowerCase().includes(wanted),
  );
  if (!view.sort) return found;
  const { by, isDescending } = view.sort;
  const compare = compares[by];
  if (!compare) return isDescending ? found.toReversed() : found;
  const sign = isDescending ? -1 : 1;
  return found.toSorted((one, other) => sign * compare(one, other));
}
