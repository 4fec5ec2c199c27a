import { filterDOMProps } from 'react-aria/filterDOMProps';
import { useMemo, useState, type ReactNode } from 'react';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { pageSize, type Page } from '../../domain/outcome/page.ts';
import { loading, type Remote } from '../../domain/outcome/remote.ts';
import {
  allListCapabilities,
  type ListCapabilities,
  type ListSort,
  type ListViewBase,
  type ListViewDefinition,
} from '../../domain/views/listView.ts';
import { Deferred } from '../../internal/Deferred.tsx';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { useHasLasted } from './useHasLasted.ts';
import { useStableHandler } from '../../internal/useStableHandler.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Grid } from '../Grid/Grid.tsx';
import type { LiveState } from '../LiveIndicator/LiveIndicator.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { RemoteView } from '../RemoteView/RemoteView.tsx';
import type { ListCsv } from './listCsv.ts';
import { ListOptions } from './ListOptions.tsx';
import { OutdatedRows } from './OutdatedRows.tsx';
import { gridColumns, gridSort, listSort, type ResourceColumn } from './resourceColumns.ts';
import { PageSizeMenu } from './PageSizeMenu.tsx';
import type { SavedViewsProps } from './savedViewsProps.ts';
import { ResourceSkeleton } from './ResourceSkeleton.tsx';
import { ResourceToolbar, type ListLinks } from './ResourceToolbar.tsx';
import { headOffset, narrowRowHeight } from './rowHeight.ts';
import { SortMenu } from './SortMenu.tsx';
import { useSelectedRows } from './useSelectedRows.ts';
import * as css from './ResourceList.css.ts';

export type { ListCsv } from './listCsv.ts';
export type { CsvCell } from '../../domain/format/csv.ts';
export type { ResourceColumn } from './resourceColumns.ts';
export type { ActionPages, ActionRequest } from './actionControls.tsx';
export type { ListedView, SavedViewsProps } from './savedViewsProps.ts';
export type { ListLinks } from './ResourceToolbar.tsx';

export interface ResourceListTab<Tab extends string = string> {
  readonly status: Tab;
  readonly label: string;
  /** A sentence shown instead of `moreFilters` under this tab. */
  readonly hint?: string;
}

type OrderingOf<View extends ListViewBase<string, string>> = NonNullable<View['sort']>['by'];

/** The fields that every row of a list has. */
export interface ResourceRow {
  readonly id: number;
  readonly name: string;
}

/** What every list screen takes from its caller, and passes on to `ResourceList`. */
export interface ListProps<Row, View> {
  /** The page that `view` requests. */
  page: Remote<Page<Row>>;
  /** The current view of the list; keep it in the URL. */
  view: View;
  /** Called with the view that a control requests. */
  onViewChange(view: View): void;
  /** The address of a view, for tabs and pages. */
  hrefOf(view: View): string;
  /** Ids of the selected rows, as strings. Without it, rows cannot be selected. */
  selected?: ReadonlySet<string>;
  /** Called with the ids of all selected rows. */
  onSelectionChange?(selected: ReadonlySet<string>): void;
  /** What the service's lists support. @default everything */
  capabilities?: ListCapabilities;
  /** Ids of the columns that the user has hidden. @default none */
  hiddenColumns?: readonly string[];
  /** Called with the columns to hide. Without it, the columns cannot be chosen. */
  onHiddenColumnsChange?(hidden: readonly string[]): void;
  /** The views that the person has saved. Without it, views cannot be saved. */
  savedViews?: SavedViewsProps;
  /** Reads a page that is not shown, for the download. Without it, there is no download. */
  readPage?(view: View): Promise<Page<Row>>;
  /** State of live updates; omitted if the service has no realtime. */
  live?: LiveState;
  /** Loads the page again after a failure. */
  onRetry(): void;
}

export interface ResourceListProps<Row extends ResourceRow, View extends ListViewBase<string, string>>
  extends RootProps<HTMLDivElement>, ListProps<Row, View> {
  /** The screen's heading and the name of its grid: “Sources”. */
  title: string;
  /** One row in lower case, for sentences: “source”. The plural appends an s. */
  noun: string;
  /** The list's view, made by `defineListView`. */
  definition: Pick<ListViewDefinition<View, unknown>, 'defaults' | 'defaultSort' | 'isFiltered' | 'clear'>;
  /** The tabs, in order. */
  tabs: readonly ResourceListTab<View['status']>[];
  /** Links to the lists of the same area, including this one, shown before the tabs. Omitted for a single list. */
  lists?: ListLinks;
  /** Derives the rows per tab from the rows per status. @default each tab counts the status of its name */
  countByTab?(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>>;
  /**
   * Whether the service sends the rows per tab, so that the tabs reserve room for them while the list loads.
   * @default true
   */
  hasCounts?: boolean;
  /** Memoise them: new columns render every row again. */
  columns: readonly ResourceColumn<Row, OrderingOf<View>>[];
  /** Loads the columns of the list's CSV file. Without it, there is no download. Keep the same function. */
  csv?(): Promise<ListCsv<Row>>;
  /** Name of the order of a view without `sort`. @default 'Newest first' */
  defaultOrderLabel?: string;
  /** Controls beside the search. Omitted if the service's lists do not filter. */
  filters?: ReactNode;
  /** A second row of filters, such as a `StatusStrip`. */
  moreFilters?: ReactNode;
  /** Buttons for the selected rows on this page. */
  selectionActions?(rows: readonly Row[]): ReactNode;
  /** `MenuItem`s of a row's menu. Without it, rows have no menu. */
  menuItems?(row: Row): ReactNode;
  /** Shown instead of an empty list without search and filters. */
  empty: ReactNode;
  /** The screen's primary action, at the end of the header. */
  primaryAction?: ReactNode;
  /** Whether the list has the screen's heading. Off inside a frame that has one. @default true */
  hasHeader?: boolean;
}

/** The code of the bar, which nobody needs before the first selection. */
const useSelectionBar = createLazyHook(() => import('./SelectionBar.tsx'));

const idOf = ({ id }: ResourceRow): string => String(id);
const nameOf = ({ name }: ResourceRow): string => name;
const nothingSelected: ReadonlySet<string> = new Set();
const noRows: readonly never[] = [];
const noneHidden: readonly string[] = [];
const noCapabilities: ListCapabilities = { search: false, ordering: false, filters: false };

/** Delay before the previous view's rows are marked as outdated, in milliseconds. */
const noticedAfterMs = 300;

/**
 * A list of resources that the service pages, searches, filters and sorts: toolbar, grid, selection and pager, with
 * every loading and error state. Keep the view in the address. For rows that are all loaded use `Grid`.
 */
export function ResourceList<Row extends ResourceRow, View extends ListViewBase<string, string>>({
  title,
  noun,
  page: remote,
  definition,
  view,
  onViewChange,
  hrefOf,
  tabs,
  lists,
  countByTab = (counts) => counts,
  hasCounts = true,
  columns,
  hiddenColumns = noneHidden,
  onHiddenColumnsChange,
  savedViews,
  csv,
  readPage,
  defaultOrderLabel = 'Newest first',
  filters,
  moreFilters,
  selected,
  onSelectionChange,
  selectionActions,
  menuItems,
  empty,
  primaryAction,
  hasHeader = true,
  capabilities = allListCapabilities,
  live,
  onRetry,
  ref,
  ...root
}: ResourceListProps<Row, View>) {
  const page = remote.state === 'ready' ? remote.value : undefined;
  const isStandIn = remote.state === 'ready' && remote.isOutdated === true;
  const isOutdated = useHasLasted(isStandIn, noticedAfterMs);
  const isFiltered = definition.isFiltered(view);
  const isEmpty = page?.count === 0 && !isStandIn && !isFiltered;
  // Rows that were selected without being shown.
  const [matched, setMatched] = useState<readonly Row[]>(noRows);
  const shownRows = page && !isOutdated ? page.rows : noRows;
  const selectedRows = useSelectedRows(selected ?? nothingSelected, shownRows, matched);
  const hasSelection = selectedRows.length > 0 && !isOutdated;
  const bar = useSelectionBar(hasSelection);
  const areAllShownSelected = shownRows.length > 0 && shownRows.every((row) => selected?.has(idOf(row)));
  // An empty result of the previous view says nothing about the current one.
  const shown = isOutdated && page?.count === 0 ? loading : remote;
  const counts = page?.counts && countByTab(page.counts);
  // A count that this page contradicts is not shown.
  const shownCount = (status: View['status']) => {
    const count = counts?.[status];
    const isWrong = status === view.status && !isStandIn && count !== undefined && count < (page?.sent ?? 0);
    return isWrong ? undefined : count;
  };
  const plural = `${noun}s`;
  const rowsPerPage = view.size ?? pageSize;

  const changeSort = useStableHandler((sort: ListSort<string> | undefined) =>
    onViewChange({ ...view, sort, page: 1 }),
  );
  const shownColumns = useMemo(
    () => columns.filter(({ id, isRowHeader }) => isRowHeader || !hiddenColumns.includes(id)),
    [columns, hiddenColumns],
  );
  const forGrid = useMemo(
    () => gridColumns(shownColumns, capabilities.ordering),
    [shownColumns, capabilities.ordering],
  );
  const canDownload = csv && readPage;

  return (
    // Screens pass on what their containers give them, which is more than this list knows.
    <div {...filterDOMProps(root, { labelable: true })} ref={ref} className={css.list}>
      {hasHeader && <PageHeader title={title} actions={primaryAction} />}
      <ResourceToolbar
        tabsLabel={`${title} by state`}
        lists={lists}
        tabs={tabs.map(({ status, label }) => ({
          href: hrefOf({ ...definition.defaults, status }),
          label,
          count: shownCount(status) ?? (hasCounts && remote.state === 'loading' ? 'loading' : undefined),
          isCurrent: status === view.status,
        }))}
        searchLabel={`Search ${plural}`}
        search={view.search}
        onSearchChange={(search) => onViewChange({ ...view, search, page: 1 })}
        isFiltered={definition.isFiltered({ ...view, search: '' })}
        // An empty list has nothing to search.
        capabilities={isEmpty ? noCapabilities : capabilities}
        filters={filters}
        hint={tabs.find(({ status }) => status === view.status)?.hint}
        moreFilters={moreFilters}
        sortMenu={
          <SortMenu
            choices={columns.flatMap(({ ordering: by, label }) => (by ? [{ by, label }] : []))}
            sort={view.sort}
            defaultLabel={defaultOrderLabel}
            onChange={changeSort}
          />
        }
        options={
          !isEmpty &&
          (savedViews || onHiddenColumnsChange || canDownload) && (
            <ListOptions
              views={savedViews}
              columns={
                onHiddenColumnsChange && { columns, hidden: hiddenColumns, onChange: onHiddenColumnsChange }
              }
              csv={
                canDownload && {
                  noun,
                  fileName: `${plural}-${view.status}`,
                  filter: hrefOf({ ...view, page: 1, size: undefined }),
                  count: isStandIn ? undefined : (page?.count ?? undefined),
                  load: csv,
                  readPage: (number, size) => readPage({ ...view, page: number, size }),
                }
              }
            />
          )
        }
        live={live}
      />
      <RemoteView
        remote={shown}
        subject={title}
        skeleton={
          <ResourceSkeleton
            label={`Loading ${plural}`}
            columns={shownColumns}
            extras={{
              ...(selected && { select: { hideBelow: 'drawer' as const } }),
              ...(menuItems && { menu: {} }),
            }}
          />
        }
        onRetry={onRetry}
      >
        {({ rows, count, number, unreadable, misfits = 0, sent, hasNext }) =>
          count === 0 ? (
            isFiltered ? (
              <EmptyState
                title={`No ${plural} found`}
                action={
                  <Button onPress={() => onViewChange(definition.clear(view))}>
                    Clear search and filters
                  </Button>
                }
              >
                {`No ${plural} match your search and filters.`}
              </EmptyState>
            ) : (
              empty
            )
          ) : (
            <>
              {unreadable > 0 && (
                <Banner tone="caution" title={`${formatQuantity(unreadable, 'item')} could not be shown.`} />
              )}
              {misfits > 0 && (
                <Banner tone="caution" title={`Hidden on this page: ${formatQuantity(misfits, noun)}.`}>
                  {`The service ignored a filter, and nothing says that these rows match it. Other pages may have ${plural} that do.`}
                </Banner>
              )}
              {hasNext && !isStandIn && sent !== undefined && sent < rowsPerPage && (
                <Banner
                  tone="caution"
                  title="Some rows of this page are missing."
                  actions={
                    <Button size="small" onPress={onRetry}>
                      Try again
                    </Button>
                  }
                >
                  {`The service sent ${formatCount(sent)} of ${formatQuantity(rowsPerPage, 'row')}.`}
                </Banner>
              )}
              <OutdatedRows
                isOutdated={isOutdated}
                isOffline={shown.state === 'ready' && shown.isOffline === true}
                label={`Loading ${plural}`}
              >
                <Grid
                  label={title}
                  rows={rows}
                  columns={forGrid}
                  getRowId={idOf}
                  getRowName={nameOf}
                  narrowRowHeight={narrowRowHeight}
                  headOffset={headOffset}
                  sort={gridSort(
                    columns,
                    view.sort ?? (capabilities.ordering ? definition.defaultSort : undefined),
                  )}
                  onSortChange={(asked) => {
                    const sort = listSort(columns, asked);
                    if (sort) changeSort(sort);
                  }}
                  selection={
                    selected && {
                      selected,
                      onChange: (next) => onSelectionChange?.(next),
                      hideBelow: 'drawer',
                    }
                  }
                  menu={menuItems && { items: menuItems }}
                />
              </OutdatedRows>
              <Deferred>
                <Pagination
                  label={title}
                  // The requested page, loaded or not.
                  page={isStandIn ? view.page : number}
                  count={count}
                  rows={isStandIn ? undefined : sent}
                  hasNext={hasNext}
                  // Pages of another size begin at other rows.
                  hasRange={
                    isStandIn ||
                    (misfits === 0 &&
                      (number === 1 ||
                        sent === undefined ||
                        (hasNext ? sent === rowsPerPage : sent <= rowsPerPage)))
                  }
                  pageSize={rowsPerPage}
                  extra={
                    (count === null ? hasNext || number > 1 : count > pageSize) && (
                      <PageSizeMenu
                        size={view.size}
                        onChange={(size) => onViewChange({ ...view, size, page: 1 })}
                      />
                    )
                  }
                  hrefOf={(target) => hrefOf({ ...view, page: target })}
                />
              </Deferred>
            </>
          )
        }
      </RemoteView>
      {bar && hasSelection && (
        <bar.SelectionBar
          noun={noun}
          rows={selectedRows}
          matching={
            areAllShownSelected && page?.count && page.count > shownRows.length ? page.count : undefined
          }
          readPage={readPage && ((number, size) => readPage({ ...view, page: number, size }))}
          onSelectAll={(rows) => {
            setMatched(rows);
            onSelectionChange?.(new Set([...(selected ?? []), ...rows.map(idOf)]));
          }}
          onSelectPage={() => onSelectionChange?.(new Set(shownRows.map(idOf)))}
          onClear={() => onSelectionChange?.(nothingSelected)}
        >
          {selectionActions?.(selectedRows)}
        </bar.SelectionBar>
      )}
    </div>
  );
}
