import type { LiveRow, ResourceEvent } from '@millrace/ui/domain/realtime';
import type { Page } from '@millrace/ui/domain/remote';

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

type Rules = Pick<LiveResource, 'moving' | 'quiet' | 'detailHints'>;

const isQuiet = ({ kind, fields }: ResourceEvent, { quiet }: Rules): boolean =>
  kind === 'updated' && fields !== undefined && Object.keys(fields).every((name) => quiet.includes(name));

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

type Counts = Page<LiveRow>['counts'];

const move = (counts: Counts, from: string | undefined, to: string | undefined): Counts => {
  if (counts === null || from === undefined || from === to) return counts;
  const moved: Record<string, number> = { ...counts, [from]: Math.max(0, (counts[from] ?? 0) - 1) };
  if (to !== undefined) moved[to] = (moved[to] ?? 0) + 1;
  return moved;
};

/** Whether a list contains rows of a status: active, archived, or some active statuses (spec §2). */
function shows({ status: wanted }: ListScope, status: string | undefined): boolean {
  if (wanted === undefined || status === undefined) return true;
  return wanted === 'active' ? status !== 'archived' : wanted.split(',').includes(status);
}

/** A row with an event applied: the same row if nothing is new, `null` if a refetch is needed. */
function patch<Row extends LiveRow>(row: Row, { fields, isWhole }: ResourceEvent): Row | null {
  if (fields === undefined) return null;
  const { rev } = fields;
  if (typeof rev === 'number' && typeof row.rev === 'number') {
    if (rev === row.rev) return row;
    // A late delta may have a field that no later delta had. A late whole row is outdated completely.
    if (rev < row.rev) return isWhole ? row : null;
  }
  return Object.freeze({ ...row, ...fields, id: row.id });
}

/** Whether a field has changed that decides the row's position. */
function hasMoved(row: LiveRow, next: LiveRow, { moving }: Rules): boolean {
  const before = new Map(Object.entries(row));
  return Object.entries(next).some(([name, value]) => moving.includes(name) && value !== before.get(name));
}

/** A detail after an event; the same object if nothing is new. */
export function applyToDetail<Row extends LiveRow>(
  row: Row,
  event: ResourceEvent,
  { detailHints }: Rules,
): { readonly row: Row; readonly isStale: boolean } {
  const next = event.kind === 'deleted' ? null : patch(row, event);
  if (next === null) return { row, isStale: true };
  const fields = event.fields ?? {};
  // Without a known field, the event is about a field that this build does not know.
  const isEmpty = Object.keys(fields).every((name) => name === 'rev');
  return {
    row: next,
    isStale: next !== row && (event.hasMore === true || isEmpty || hasAny(detailHints, fields)),
  };
}

/**
 * A page of rows after events. Rows without an event keep their identity, and so does a page without changes.
 * Applying the same events again changes nothing. Rows keep their positions, because the service decides the
 * order.
 */
export function applyToPage<Row extends LiveRow>(
  page: Page<Row>,
  scope: ListScope,
  events: readonly ResourceEvent[],
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
    const next = patch(row, event);
    if (next === null) isStale = true;
    if (next === null || next === row) continue;
    patched.set(position, next);
    counts = move(counts, row.status, next.status);
    isStale ||= !shows(scope, next.status) || hasMoved(row, next, rules);
  }
  if (patched.size === 0 && deleted.size === 0) return { page, isStale };
  const rows = page.rows.map((row, position) => patched.get(position) ?? row);
  if (deleted.size === 0) indexes.set(rows, index);
  const left = deleted.size === 0 ? rows : rows.filter((_, position) => !deleted.has(position));
  return {
    page: { ...page, rows: Object.freeze(left), count: Math.max(0, page.count - deleted.size), counts },
    isStale,
  };
}
