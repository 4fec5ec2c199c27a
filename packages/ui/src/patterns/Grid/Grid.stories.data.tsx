import { useState, useSyncExternalStore } from 'react';
import { formatCount } from '../../domain/format/count.ts';
import { formatInterval } from '../../domain/format/time.ts';
import { PipelineStatusPill } from '../PipelineStatusPill/PipelineStatusPill.tsx';
import { Race } from '../Race/Race.tsx';
import { PresentProvider } from '../PresentProvider/PresentProvider.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { Grid, type GridProps } from './Grid.tsx';
import * as css from './Grid.stories.css.ts';
import type { GridColumn } from './gridColumns.ts';
import { GridLink } from './GridLink.tsx';

export interface Flow {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly destination: string;
  readonly status: string;
  readonly series: readonly number[];
  readonly records: number;
  readonly syncedAt: Date;
  readonly interval: number;
}

export const now = new Date('2026-03-02T10:30:00Z');

const When = ({ date }: { date: Date }) => (
  <PresentProvider now={now} timeZone="Europe/Berlin">
    <RelativeTime date={date} />
  </PresentProvider>
);

const names = ['Orders', 'Storefront', 'Payments', 'Contacts', 'Inventory', 'Tickets', 'Ad spend', 'Visits'];
const sources = ['postgres', 'shopify', 'stripe', 'hubspot', 'mysql', 'zendesk', 'facebook_ads'];
const destinations = ['snowflake', 'bigquery', 'redshift', 's3'];
const statuses = ['running', 'running', 'errored', 'paused', 'starting', 'running', 'draft'];
const minute = 60_000;

const pick = <Item,>(items: readonly [Item, ...Item[]] | readonly Item[], index: number): Item | undefined =>
  items[index % items.length];

/** Generates the same rows every time. */
export const flows = (count: number): readonly Flow[] =>
  Array.from({ length: count }, (_, index) =>
    Object.freeze({
      id: `f${index + 1}`,
      name: `${pick(names, index)} ${index + 1}`,
      source: pick(sources, index) ?? '',
      destination: pick(destinations, index) ?? '',
      status: pick(statuses, index) ?? '',
      series: Array.from({ length: 24 }, (_hour, hour) => ((index + 3) * (hour + 5)) % 17),
      records: (index * 48_271) % 5_000_000,
      syncedAt: new Date(now.getTime() - ((index % 50) + 1) * minute),
      interval: ((index % 4) + 1) * 15 * minute,
    }),
  );

export const columns: readonly GridColumn<Flow>[] = [
  {
    id: 'name',
    label: 'Pipeline',
    isRowHeader: true,
    width: 'minmax(0, 1fr)',
    focusTarget: 'control',
    isSortable: true,
    cell: ({ id, name, source, destination, status, syncedAt }, control) => (
      <span className={css.identity}>
        <Race source={source} destination={destination} status={status} />
        <span className={css.words}>
          <GridLink {...control} href={`/pipelines/${id}`}>
            {name}
          </GridLink>
          <span className={css.route}>
            {source} → {destination}
          </span>
          <span className={css.when}>
            <When date={syncedAt} />
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    width: '168px',
    narrowWidth: '128px',
    cell: ({ status }) => <PipelineStatusPill status={status} />,
  },
  {
    id: 'series',
    label: 'Last 24 hours',
    width: '136px',
    hideBelow: 'wide',
    cell: ({ name, series }) => (
      <Sparkline values={series} label={`Records of ${name} in the last 24 hours`} />
    ),
  },
  {
    id: 'records',
    label: 'Records',
    width: '124px',
    align: 'end',
    hideBelow: 'drawer',
    isSortable: true,
    cell: ({ records }) => formatCount(records),
  },
  {
    id: 'sync',
    label: 'Last sync',
    width: '150px',
    hideBelow: 'drawer',
    cell: ({ syncedAt }) => <When date={syncedAt} />,
  },
  {
    id: 'interval',
    label: 'Frequency',
    width: '104px',
    hideBelow: 'wide',
    cell: ({ interval }) => formatInterval(interval),
  },
];

/** Columns that record in `drawn` the id of each row that renders. */
export const countingColumns = (drawn: string[]): readonly GridColumn<Flow>[] =>
  columns.map((column) =>
    column.id === 'status'
      ? {
          ...column,
          cell: (row, control) => {
            drawn.push(row.id);
            return column.cell(row, control);
          },
        }
      : column,
  );

export const base = {
  label: 'Pipelines',
  rows: flows(10),
  columns,
  getRowId: ({ id }: Flow) => id,
  getRowName: ({ name }: Flow) => name,
} satisfies GridProps<Flow>;

/** A grid with its selection in state, as a screen has it. */
export function Selectable(props: GridProps<Flow>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return <Grid {...props} selection={{ selected, onChange: setSelected }} />;
}

/** Rows that change from outside, like those of a cache. */
export function createRows(initial: () => readonly Flow[]) {
  let rows = initial();
  let listeners: readonly (() => void)[] = [];
  const set = (next: readonly Flow[]): void => {
    rows = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => rows,
    set,
    reset: () => set(initial()),
    patch: (id: string, change: Partial<Flow>) =>
      set(rows.map((row) => (row.id === id ? { ...row, ...change } : row))),
    remove: (id: string) => set(rows.filter((row) => row.id !== id)),
    subscribe(listener: () => void) {
      listeners = [...listeners, listener];
      return () => {
        listeners = listeners.filter((other) => other !== listener);
      };
    },
  };
}

export function Following({ from, ...props }: GridProps<Flow> & { from: ReturnType<typeof createRows> }) {
  const rows = useSyncExternalStore(from.subscribe, from.get, from.get);
  return <Selectable {...props} rows={rows} />;
}

const cellOf = (element: Element | null | undefined) => element?.closest('[aria-colindex]');

/** The position of the focus as `row:column`, both from 1; row 0 is the head. */
export function where(): string {
  const cell = cellOf(document.activeElement);
  const row = Number(cell?.parentElement?.getAttribute('aria-rowindex')) - 1;
  return cell ? `${row}:${cell.getAttribute('aria-colindex')}` : 'elsewhere';
}

/** Whether the focused cell is fully visible: inside the grid and below the head. */
export function isWhollySeen(grid: HTMLElement): boolean {
  const cell = cellOf(document.activeElement);
  const head = grid.querySelector('[role=rowgroup]');
  if (!cell || !head) return false;
  const { top, bottom } = cell.getBoundingClientRect();
  const isInHead = head.contains(cell);
  const ceiling = isInHead ? grid.getBoundingClientRect().top : head.getBoundingClientRect().bottom;
  return top >= ceiling - 0.5 && bottom <= grid.getBoundingClientRect().bottom + 0.5;
}

export const tabStops = (grid: HTMLElement): number => grid.querySelectorAll('[tabindex="0"]').length;

let followed: readonly string[] = [];
const follow = (event: MouseEvent): void => {
  const link = event.target instanceof Element && event.target.closest('a');
  // The grid follows every link through its hidden one.
  if (!link || !link.hidden) return;
  event.preventDefault();
  followed = [...followed, link.pathname];
};

/** Records which links are followed, because stories cannot navigate. */
export const links = {
  followed: () => followed,
  watch() {
    followed = [];
    // Runs before react-aria, which stops the propagation of clicks on its links.
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  },
};
