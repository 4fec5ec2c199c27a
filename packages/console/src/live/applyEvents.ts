import { isListed } from '@millrace/ui/domain/entities';
import type { LiveRow } from '@millrace/ui/domain/realtime';
import type { Page } from '@millrace/ui/domain/remote';

import { spanOf, type MergedEvent } from './mergeEvents.ts';
import { hasAny, type LiveResource } from './resources.ts';

/** The rows that a list contains: the `status` argument of its call. */
export interface ListScope {
  /** `active` for all that are not archived, or statuses separated by commas; left out for all. */
  readonly status?: string;
}

/**
 * A page after events. `isStale` requests a refetch: something has changed that the events do not contain.
 */
export interface Applied<Row> {
  readonly page: Page<Row>;
  readonly isStale: boolean;
}

type Rules = Pick<LiveResource, 'moving' | 'quiet' | 'detailHints' | 'isRowWhole'>;

/** Whether an event changes neither which rows a view shows nor their number. */
export const isQuiet = (
  { kind, fields, isPartial }: MergedEvent,
  { quiet }: Pick<LiveResource, 'quiet'>,
): boolean =>
  kind === 'updated' &&
  !isPartial &&
  fields !== undefined &&
  Object.keys(fields).every((name) => name === 'rev' || quiet.includes(name));

/**
 * The index of each row's position. A patched array reuses the previous array's index, because rows keep
 * their positions.
 */
const indexes = new WeakMap<readonly LiveRow[], ReadonlyMap<number, number>>();
const indexOf = (rows: readonly LiveRow[]): ReadonlyMap<number, number> => {
  const known = indexes.get(rows);
  if (known) return known;
  const index = new Map(rows.map((row, position) => [row.id, position]));
  indexes.set(rows, index);
  return index;
};

/** A record's row on a page. */
export const rowOf = ({ rows }: Page<LiveRow>, id: number): LiveRow | undefined =>
  rows[indexOf(rows).get(id) ?? -1];

type Counts = Page<LiveRow>['counts'];

const move = (counts: Counts, from: string | undefined, to: string | undefined): Counts => {
  if (counts === null || from === undefined || from === to) return counts;
  const moved: Record<string, number> = { ...counts, [from]: Math.max(0, (counts[from] ?? 0) - 1) };
  if (to !== undefined) moved[to] = (moved[to] ?? 0) + 1;
  return moved;
};

interface Patched<Row> {
  /** The same row if nothing of the event can be applied. */
  readonly row: Row;
  /** The row may differ from the service's. */
  readonly isStale: boolean;
}

/** A row with an event applied. Only a change that is based on this very row makes it the service's. */
function patch<Row extends LiveRow>(row: Row, event: MergedEvent): Patched<Row> {
  const { fields } = event;
  if (fields === undefined) return { row, isStale: true };
  const span = spanOf(event);
  const next = () => Object.freeze({ ...row, ...fields, id: row.id });
  // Without revisions, an event may be late or follow a lost one.
  if (span === undefined || typeof row.rev !== 'number') return { row: next(), isStale: true };
  if (span.to === row.rev) return { row, isStale: false };
  // The row may have skipped this change.
  if (span.to < row.rev) return { row, isStale: true };
  return { row: next(), isStale: row.rev < span.from };
}

/** Whether a field has changed that decides the row's position. */
function hasMoved(row: LiveRow, next: LiveRow, { moving }: Rules): boolean {
  const before = new Map(Object.entries(row));
  return Object.entries(next).some(([name, value]) => moving.includes(name) && value !== before.get(name));
}

/** A detail after an event; the same object if nothing is new. */
export function applyToDetail<Row extends LiveRow>(
  row: Row,
  event: MergedEvent,
  { detailHints, isRowWhole }: Rules,
): Patched<Row> {
  if (event.kind === 'deleted') return { row, isStale: true };
  const { row: next, isStale } = patch(row, event);
  const fields = event.fields ?? {};
  // Without a known field, the event is about a field that this build does not know.
  const isEmpty = Object.keys(fields).every((name) => name === 'rev');
  // A whole row does not say which of its fields have changed, or whether others have.
  const isIncomplete = event.isWhole === true && !isRowWhole;
  const hasMore = event.hasMore === true || isEmpty || isIncomplete || hasAny(detailHints, fields);
  return { row: next, isStale: isStale || (next !== row && hasMore) };
}

/**
 * A page of rows after events. Rows without an event keep their identity, and so does a page without changes.
 * Applying the same events again changes nothing. Rows keep their positions, because the service decides the
 * order.
 */
export function applyToPage<Row extends LiveRow>(
  page: Page<Row>,
  scope: ListScope,
  events: readonly MergedEvent[],
  rules: Rules,
): Applied<Row> {
  const index = indexOf(page.rows);
  const patched = new Map<number, Row>();
  const deleted = new Set<number>();
  let { counts } = page;
  let isStale = false;
  for (const event of events) {
    const position = index.get(event.id);
    const row = position === undefined ? undefined : (patched.get(position) ?? page.rows[position]);
    if (position === undefined || row === undefined) {
      // The row may belong on this page now, and the counts may have changed.
      isStale ||= !isQuiet(event, rules);
      continue;
    }
    if (event.kind === 'deleted') {
      deleted.add(position);
      counts = move(counts, row.status, undefined);
      isStale = true;
      continue;
    }
    const { row: next, isStale: isRowStale } = patch(row, event);
    isStale ||= isRowStale;
    if (next === row) continue;
    patched.set(position, next);
    counts = move(counts, row.status, next.status);
    isStale ||=
      (scope.status !== undefined && isListed(next.status, scope.status) === false) ||
      hasMoved(row, next, rules);
  }
  if (patched.size === 0 && deleted.size === 0) return { page, isStale };
  const rows = page.rows.map((row, position) => patched.get(position) ?? row);
  if (deleted.size === 0) indexes.set(rows, index);
  const left = deleted.size === 0 ? rows : rows.filter((_, position) => !deleted.has(position));
  return {
    page: {
      ...page,
      rows: Object.freeze(left),
      count: page.count === null ? null : Math.max(0, page.count - deleted.size),
      counts,
    },
    isStale,
  };
}
