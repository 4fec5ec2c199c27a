import { readPipelineDelta } from '@millrace/ui/contract';
import { isKnown, type Page, type Pipeline, type PipelineListView } from '@millrace/ui/domain';

import { isWhole, revisionOf, type ResourceEvent } from './mergeEvents.ts';

/** Which pipelines a list is of. */
export type ListScope = Pick<PipelineListView, 'status' | 'statuses'>;

/** What a list becomes. `isStale` asks for a fresh read: something is known to have changed, but not what. */
export interface Applied {
  readonly page: Page<Pipeline>;
  readonly isStale: boolean;
}

/** Figures that move all the time and change neither which rows a page shows nor how many there are. */
const quietFields = new Set([
  'rev',
  'hourly_records',
  'records_last_24h',
  'last_synced_at',
  'next_sync_at',
  'last_error',
]);

const isQuiet = ({ kind, fields }: ResourceEvent): boolean =>
  kind === 'updated' && fields !== undefined && Object.keys(fields).every((name) => quietFields.has(name));

/** Where each row stands. Patched rows stand where they stood, so that a patched array inherits its index. */
const indexes = new WeakMap<readonly Pipeline[], ReadonlyMap<number, number>>();
const indexOf = (rows: readonly Pipeline[]): ReadonlyMap<number, number> => {
  const known = indexes.get(rows);
  if (known) return known;
  const index = new Map(rows.map((row, position) => [row.id, position]));
  indexes.set(rows, index);
  return index;
};

type Counts = Page<Pipeline>['counts'];

const move = (counts: Counts, from: string, to: string | undefined): Counts => {
  if (counts === null || from === to) return counts;
  const moved: Record<string, number> = { ...counts, [from]: Math.max(0, (counts[from] ?? 0) - 1) };
  if (to !== undefined) moved[to] = (moved[to] ?? 0) + 1;
  return moved;
};

/** Whether a list shows pipelines of a status (spec §2: active or archived; or only some of the active). */
const shows = ({ status, statuses }: ListScope, of: string): boolean =>
  statuses.length > 0 ? isKnown(statuses, of) : (of === 'archived') === (status === 'archived');

/** A row with an event in it; the same row where the event says nothing new, `null` where it cannot be told. */
function patch<Row extends Pipeline>(row: Row, event: ResourceEvent): Row | null {
  const arrived = revisionOf(event.fields);
  if (arrived !== undefined && typeof row.rev === 'number') {
    if (arrived === row.rev) return row;
    // A late delta may hold a field that no later one brought; a late whole holds nothing that is still true.
    if (arrived < row.rev) return isWhole(event) ? row : null;
  }
  const delta = event.fields && readPipelineDelta(event.fields);
  return delta ? Object.freeze({ ...row, ...delta, id: row.id }) : null;
}

/** What an event tells of is no field of a row: it names what was done with tables, or nothing at all. */
const hidesMore = (fields: Readonly<Record<string, unknown>>): boolean =>
  'sync_mappings' in fields || 'has_schema' in fields || Object.keys(fields).every((name) => name === 'rev');

/**
 * One pipeline after something has happened to it; the same one where it says nothing new. That a pipeline is gone, or
 * what became of its tables, only a fresh read tells.
 */
export function applyToPipeline<Row extends Pipeline>(
  row: Row,
  event: ResourceEvent,
): { readonly row: Row; readonly isStale: boolean } {
  const next = event.kind === 'deleted' ? null : patch(row, event);
  if (next === null) return { row, isStale: true };
  return {
    row: next,
    isStale: next !== row && event.fields !== undefined && hidesMore(event.fields),
  };
}

/**
 * A page of pipelines after what has happened. Rows that nothing happened to keep their identity, and so does the page
 * when nothing did; the same events again change nothing. The order of rows is the service's and stays.
 */
export function applyToPipelines(
  page: Page<Pipeline>,
  scope: ListScope,
  events: readonly ResourceEvent[],
): Applied {
  const index = indexOf(page.rows);
  const patched = new Map<number, Pipeline>();
  const deleted = new Set<number>();
  let { counts } = page;
  let isStale = false;
  for (const event of events) {
    const position = index.get(event.id);
    const row = position === undefined ? undefined : (patched.get(position) ?? page.rows[position]);
    if (position === undefined || row === undefined) {
      // It may belong on this page now. What is gone without having been here changes at most the sums.
      isStale ||= !isQuiet(event);
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
    // A name decides on search and order, which are the service's.
    isStale ||= !shows(scope, next.status) || next.name !== row.name;
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
