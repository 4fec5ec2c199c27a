import { parseId } from '../entities/id.ts';
import { isKnown } from '../entities/open.ts';
import { maxLength } from '../text/limits.ts';
import { pageSize, pageSizes } from '../outcome/page.ts';

/**
 * Capabilities of the configured service's lists. Controls without the matching capability are hidden.
 */
export interface ListCapabilities {
  readonly search: boolean;
  readonly ordering: boolean;
  readonly filters: boolean;
}

export const allListCapabilities: ListCapabilities = { search: true, ordering: true, filters: true };

export interface ListSort<Ordering extends string> {
  readonly by: Ordering;
  readonly isDescending: boolean;
}

/** A sort order on the wire and in the address; a leading minus means descending. */
export const writeSort = ({ by, isDescending }: ListSort<string>): string =>
  `${isDescending ? '-' : ''}${by}`;

/** One filter of a list: how its value is read from and written to the address. */
export interface ListFilter<Value> {
  /** Its query parameter. */
  readonly parameter: string;
  /** Applies only on this tab. @default every tab */
  readonly tab?: string;
  /** Replaces the tab in the call, because the service has one parameter, `status`, for both. */
  readonly replacesTab?: boolean;
  /** Parses a value from the address; `null` for a missing or invalid one. */
  read(text: string | null): Value;
  /** Formats a value; `undefined` if the filter is not set. */
  write(value: Value): string | undefined;
}

/** A filter with at most one value of any text. */
export const one = (parameter: string): ListFilter<string | undefined> => ({
  parameter,
  read: (text) => text || undefined,
  write: (value) => value,
});

/** A filter with at most one id. */
export const oneId = (parameter: string): ListFilter<number | undefined> => ({
  parameter,
  read: (text) => parseId(text ?? ''),
  write: (value) => value?.toString(),
});

/** A filter with any number of known values, in the order of `values`. */
export const many = <Value extends string>(
  parameter: string,
  values: readonly Value[],
  options: Pick<ListFilter<never>, 'tab' | 'replacesTab'> = {},
): ListFilter<readonly Value[]> => ({
  parameter,
  ...options,
  read(text) {
    const asked = new Set<string>(text?.split(','));
    return values.filter((value) => asked.has(value));
  },
  write: (chosen) => chosen.join(',') || undefined,
});

type Filters = Readonly<Record<string, ListFilter<unknown>>>;
type FilterValues<F extends Filters> = {
  readonly [Name in keyof F]: F[Name] extends ListFilter<infer Value> ? Value : never;
};
/** Filters without a value may be left out. */
type OptionalValues<Values> = {
  readonly [Name in keyof Values as undefined extends Values[Name] ? never : Name]: Values[Name];
} & { readonly [Name in keyof Values as undefined extends Values[Name] ? Name : never]?: Values[Name] };

/** The state of a list. All of it is in the address, so that it can be shared and the Back button works. */
export interface ListViewBase<Tab extends string, Ordering extends string> {
  /** The tab. @default the first */
  readonly status: Tab;
  /** @default '' */
  readonly search: string;
  /** Missing for the list's default order. */
  readonly sort?: ListSort<Ordering>;
  /** Page number, starting at 1. */
  readonly page: number;
  /** Rows per page; missing for the default. */
  readonly size?: number;
}

type ListView<Tab extends string, F extends Filters, Ordering extends string> = ListViewBase<Tab, Ordering> &
  OptionalValues<FilterValues<F>>;

/** The query of the address: always the tab (spec §2), the other values only if they are not the default. */
export type ListAddress = Readonly<Record<string, string | undefined>>;

/** The arguments of the list call. */
export type ListArguments<F extends Filters> = {
  readonly status: string;
  readonly search?: string;
  readonly ordering: string;
  readonly page: number;
  readonly pageSize?: number;
} & {
  readonly [Name in keyof F]?: F[Name] extends ListFilter<number | undefined>
    ? number
    : F[Name] extends ListFilter<string | undefined>
      ? string
      : never;
};

/** Reads, writes and changes the view of one list. */
export interface ListViewDefinition<View, Arguments> {
  readonly defaults: View;
  /** The order of a view without `sort`, for the mark in the head of its column. @default not marked */
  readonly defaultSort?: ListSort<string>;
  /** Parses the view from a query. Invalid values become the defaults. */
  read(query: URLSearchParams): View;
  write(view: View): ListAddress;
  args(view: View): Arguments;
  /**
   * Whether search or filters narrow the list. An empty result then means "not found" instead of "nothing
   * yet".
   */
  isFiltered(view: View): boolean;
  /** Changes `part` of the view and returns to the first page. */
  change(view: View, part: Partial<View>): View;
  /** The view without search and filters. */
  clear(view: View): View;
  /** Whether only the search differs: typing is one step in the browser's history. */
  isSearchStep(from: View, to: View): boolean;
}

/**
 * Defines the view of a list: its tabs, filters and orderings.
 * @param defaultSort the order of a view that names none
 */
export function defineListView<
  const Tab extends string,
  const Ordering extends string,
  F extends Filters = Record<never, never>,
>({
  tabs,
  filters,
  orderings,
  defaultSort,
}: {
  readonly tabs: readonly [Tab, ...Tab[]];
  readonly filters: F;
  readonly orderings: readonly Ordering[];
  readonly defaultSort: ListSort<NoInfer<Ordering>>;
}): ListViewDefinition<ListView<Tab, F, Ordering>, ListArguments<F>> {
  type View = ListView<Tab, F, Ordering>;
  const entries = Object.entries<ListFilter<unknown>>(filters);

  // `Object.fromEntries` loses the link between filters and their values. This is the only place that
  // assembles a view.
  const assemble = (
    base: ListViewBase<Tab, Ordering>,
    textOf: (filter: ListFilter<unknown>) => string | null,
  ) =>
    ({
      ...base,
      ...Object.fromEntries(entries.map(([name, filter]) => [name, filter.read(textOf(filter))])),
    }) as View;
  const written = (view: View): ReadonlyMap<string, string | undefined> => {
    const values = new Map<string, unknown>(Object.entries(view));
    return new Map(entries.map(([name, filter]) => [name, filter.write(values.get(name))]));
  };

  const readSort = (text: string | null): ListSort<Ordering> | undefined => {
    const by = text?.replace(/^-/, '') ?? '';
    return isKnown(orderings, by) ? { by, isDescending: text?.startsWith('-') ?? false } : undefined;
  };
  const defaults = assemble({ status: tabs[0], search: '', page: 1 }, () => null);

  const definition: ListViewDefinition<View, ListArguments<F>> = {
    defaults,
    defaultSort,
    read(query) {
      const page = Number(query.get('page') ?? 1);
      const asked = query.get('status') ?? '';
      const status = isKnown(tabs, asked) ? asked : tabs[0];
      return assemble(
        {
          status,
          search: (query.get('search') ?? '').slice(0, maxLength.standard),
          sort: readSort(query.get('sort')),
          page: Number.isSafeInteger(page) && page > 0 ? page : 1,
          size: pageSizes.find((size) => size !== pageSize && String(size) === query.get('size')),
        },
        ({ parameter, tab }) => (tab === undefined || tab === status ? query.get(parameter) : null),
      );
    },
    write(view) {
      const texts = written(view);
      return {
        status: view.status,
        search: view.search || undefined,
        ...Object.fromEntries(entries.map(([name, { parameter }]) => [parameter, texts.get(name)])),
        sort: view.sort && writeSort(view.sort),
        page: view.page > 1 ? String(view.page) : undefined,
        size: view.size?.toString(),
      };
    },
    args(view) {
      const texts = written(view);
      const refined = entries.find(([name, { replacesTab }]) => replacesTab && texts.get(name))?.[0];
      return {
        status: (refined !== undefined && texts.get(refined)) || view.status,
        search: view.search.trim() || undefined,
        ordering: writeSort(view.sort ?? defaultSort),
        page: view.page,
        pageSize: view.size,
        ...Object.fromEntries(
          entries.flatMap(([name, { replacesTab, read }]) => {
            const text = texts.get(name);
            const id = text === undefined ? undefined : read(text);
            return replacesTab ? [] : [[name, typeof id === 'number' ? id : text]];
          }),
        ),
      } as ListArguments<F>;
    },
    isFiltered: (view) =>
      view.search.trim() !== '' || [...written(view).values()].some((text) => text !== undefined),
    change: (view, part) => ({ ...view, ...part, page: 1 }),
    clear: ({ status, sort, size }) => ({ ...defaults, status, sort, size }),
    isSearchStep(from, to) {
      const withoutSearch = (view: View) =>
        JSON.stringify(definition.write({ ...view, search: '', page: 1 }));
      return from.search !== to.search && withoutSearch(from) === withoutSearch(to);
    },
  };
  return definition;
}
