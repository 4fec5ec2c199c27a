import { getPipeline, listPipelines } from '@millrace/ui/contract';
import type { Page } from '@millrace/ui/domain/remote';
import type { LiveRow, ResourceEvent } from '@millrace/ui/domain/realtime';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import fc from 'fast-check';

import { applyToCache } from './applyToCache.ts';
import { createEventQueue } from './queue.ts';
import { createSeen, mostRepeats } from './seen.ts';

/** One thing that happens to the service, the connection or the page. */
export type Step =
  | {
      readonly what: 'change';
      readonly id: number;
      readonly field: 'status' | 'name' | 'recordsLast24h';
      readonly value: number;
      readonly form: 'delta' | 'whole' | 'hint';
      readonly isLost: boolean;
    }
  | { readonly what: 'create'; readonly isLost: boolean }
  | { readonly what: 'delete'; readonly id: number }
  /** An event arrives: one that waits, or one that has arrived before. */
  | { readonly what: 'arrive'; readonly which: number; readonly again: boolean }
  | { readonly what: 'frame' }
  /** A read begins. Its answer is the service's state now, or of the change before. */
  | { readonly what: 'ask'; readonly query: number; readonly lags: boolean }
  | { readonly what: 'answer'; readonly query: number };

export interface History {
  /** Whether the service sends revisions. The specification names none. */
  readonly hasRevisions: boolean;
  readonly steps: readonly Step[];
}

const ids = [1, 2, 3, 4];
const statuses = ['running', 'paused', 'archived'];
const names = ['Alpha', 'Beta', 'Gamma'];

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('change' as const),
      id: fc.constantFrom(...ids),
      field: fc.constantFrom('status' as const, 'name' as const, 'recordsLast24h' as const),
      value: fc.nat(5),
      form: fc.constantFrom(
        'delta' as const,
        'delta' as const,
        'delta' as const,
        'whole' as const,
        'hint' as const,
      ),
      isLost: fc.nat(3).map((chance) => chance === 0),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant('arrive' as const), which: fc.nat(5), again: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.constant({ what: 'frame' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('ask' as const), query: fc.nat(3), lags: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('answer' as const), query: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('create' as const), isLost: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('delete' as const), id: fc.constantFrom(...ids) }) },
);

export const history: fc.Arbitrary<History> = fc.record({
  hasRevisions: fc.nat(4).map((chance) => chance > 0),
  steps: fc.array(step, { minLength: 2, maxLength: 24 }),
});

interface Row extends LiveRow {
  readonly status: string;
  readonly recordsLast24h: number;
}
type State = ReadonlyMap<number, Row>;

const lists = [{ status: 'active' }, { status: 'paused' }, { status: 'archived' }];
const shows = (wanted: string, status: string) =>
  wanted === 'active' ? status !== 'archived' : wanted === status;

const pageOf = (state: State, wanted: string): Page<LiveRow> => {
  const all = [...state.values()];
  const counts: Record<string, number> = {};
  for (const { status } of all) counts[status] = (counts[status] ?? 0) + 1;
  const rows = all
    .filter(({ status }) => shows(wanted, status))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
  return { rows, count: rows.length, number: 1, hasNext: false, unreadable: 0, counts };
};

/** A cached value as text: a count of 0 is no count, and the order of fields does not matter. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each)
            .filter(([, count]) => key !== 'counts' || count !== 0)
            .toSorted(([one], [other]) => one.localeCompare(other)),
        )
      : each,
  );

interface Shown {
  readonly key: QueryKey;
  readonly answerFrom: (state: State) => object | undefined;
}

const shown: readonly Shown[] = [
  ...lists.map((args) => ({
    key: [listPipelines.resource, listPipelines.name, args],
    answerFrom: (state: State) => pageOf(state, args.status),
  })),
  {
    key: [getPipeline.resource, getPipeline.name, { id: 1 }],
    answerFrom: (state) => state.get(1),
  },
];

/**
 * Plays a history through the queue and the cache of the page. At the end every event that was not lost has
 * arrived, and each record has one more event, without which nobody could notice the last loss.
 * @returns what the page shows although it differs from the service, without a read that is requested or known to have
 * failed
 */
export async function play({ hasRevisions, steps }: History): Promise<readonly string[]> {
  const rowOf = (id: number, status: string): Row => ({
    id,
    name: names[id % 3] ?? '',
    status,
    recordsLast24h: 0,
    ...(hasRevisions && { rev: 1 }),
  });
  let state: State = new Map([1, 2, 3].map((id) => [id, rowOf(id, id === 3 ? 'archived' : 'running')]));
  let before = state;
  const queryClient = new QueryClient();
  const requested = new Set<string>();
  const mark = (key: QueryKey) => requested.add(JSON.stringify(key));
  const seen = createSeen({ queryClient, mark });
  const frames: (() => void)[] = [];
  const queue = createEventQueue({
    flush: (events) => applyToCache(queryClient, events, { seen, onDoubt: mark }).forEach(mark),
    nextFrame: (callback) => frames.push(callback),
  });
  const waiting: ResourceEvent[] = [];
  const arrived: ResourceEvent[] = [];
  const open = new Map<number, { readonly settle: () => void; readonly done: Promise<unknown> }>();
  const lagging = new Map<number, number>();
  let hasCreated = false;

  const enter = (next: State) => {
    before = state;
    state = next;
  };
  const publish = (event: ResourceEvent, isLost: boolean) => {
    if (!isLost) waiting.push(event);
  };
  const change = (id: number, fields: Partial<Row>, form: 'delta' | 'whole' | 'hint', isLost: boolean) => {
    const row = state.get(id);
    if (!row) return;
    const rev = hasRevisions && { rev: (row.rev ?? 0) + 1 };
    const next: Row = { ...row, ...fields, ...rev };
    enter(new Map(state).set(id, next));
    const carried = form === 'whole' ? { fields: next, isWhole: true } : { fields: { ...fields, ...rev } };
    publish({ kind: 'updated', resource: 'pipeline', id, ...(form !== 'hint' && carried) }, isLost);
  };
  const arrive = (event: ResourceEvent | undefined) => {
    if (!event) return;
    arrived.push(event);
    queue.add(event);
  };
  const frame = () => frames.splice(0).forEach((callback) => callback());
  const ask = (which: number, lags: boolean) => {
    const subject = shown[which];
    if (!subject || open.has(which)) return;
    const { key, answerFrom } = subject;
    requested.delete(JSON.stringify(key));
    // A list of an older state may lack a row, which nothing tells; a page is repeated a few times only.
    const times = lagging.get(which) ?? 0;
    const mayLag = hasRevisions && which === lists.length && times < mostRepeats;
    if (lags && mayLag) lagging.set(which, times + 1);
    const answer = answerFrom(lags && mayLag ? before : state);
    let settle = (): void => undefined;
    const answering = new Promise<object>((resolve, reject) => {
      settle = () => (answer ? resolve(answer) : reject(new Error('Not found')));
    });
    const options = queryClient.defaultQueryOptions({
      queryKey: key,
      queryFn: () => answering,
      retry: false,
      networkMode: 'always' as const,
      structuralSharing: false,
      gcTime: Infinity,
    });
    const query = queryClient.getQueryCache().build(queryClient, options);
    open.set(which, { settle, done: query.fetch(options).catch(() => undefined) });
  };
  const answer = async (which: number) => {
    const reading = open.get(which);
    if (!reading) return;
    reading.settle();
    await reading.done;
    open.delete(which);
  };
  const take = async (each: Step): Promise<void> => {
    switch (each.what) {
      case 'change': {
        const { field, value } = each;
        const values = { status: statuses[value % 3], name: names[value % 3], recordsLast24h: value };
        return change(each.id, { [field]: values[field] }, each.form, each.isLost);
      }
      case 'create': {
        // Ids are not reused.
        if (hasCreated) return undefined;
        hasCreated = true;
        enter(new Map(state).set(4, rowOf(4, 'running')));
        return publish(
          { kind: 'created', resource: 'pipeline', id: 4, fields: rowOf(4, 'running'), isWhole: true },
          each.isLost,
        );
      }
      case 'delete': {
        if (!state.has(each.id)) return undefined;
        enter(new Map([...state].filter(([id]) => id !== each.id)));
        // No later event could tell that this one was lost.
        return publish({ kind: 'deleted', resource: 'pipeline', id: each.id }, false);
      }
      case 'arrive': {
        if (each.again) arrive(arrived[each.which % Math.max(1, arrived.length)]);
        else arrive(waiting.splice(each.which % Math.max(1, waiting.length), 1)[0]);
        return undefined;
      }
      case 'frame':
        return frame();
      case 'ask':
        return ask(each.query, each.lags);
      case 'answer':
        return answer(each.query);
    }
  };

  // The list is on screen from the start.
  ask(0, false);
  await answer(0);
  for (const each of steps) await take(each);
  for (const event of waiting.splice(0)) arrive(event);
  frame();
  for (const which of shown.keys()) await answer(which);
  for (const id of state.keys()) change(id, { recordsLast24h: 77 }, 'delta', false);
  for (const event of waiting.splice(0)) arrive(event);
  frame();
  const wrong = shown.flatMap(({ key, answerFrom }) => {
    const cached = queryClient.getQueryData(key);
    const right = answerFrom(state);
    // After a failed read the page says so, and keeps what it has (F8).
    const hasFailed = queryClient.getQueryState(key)?.status === 'error';
    const isFine =
      cached === undefined ||
      textOf(cached) === textOf(right) ||
      requested.has(JSON.stringify(key)) ||
      hasFailed;
    return isFine ? [] : [`${JSON.stringify(key)} shows ${textOf(cached)} instead of ${textOf(right)}`];
  });
  queryClient.clear();
  return wrong;
}
