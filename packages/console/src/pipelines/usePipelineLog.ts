import { listPipelineEvents, type CallArguments, type CallResult } from '@millrace/ui/contract';
import type { PipelineEvent, PipelineId } from '@millrace/ui/domain/entities';
import { mapRemote, problemOf, type Remote } from '@millrace/ui/domain/remote';
import { logQuestion, type PipelineLogView } from '@millrace/ui/domain/views';
import type { LoadedLog } from '@millrace/ui/screens/PipelineLogsScreen';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { keepPrevious, read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { useNow } from '../session/present.tsx';

type Arguments = CallArguments<typeof listPipelineEvents>;
type LogPage = CallResult<typeof listPipelineEvents>;

/** Lines per request. */
const pageSize = 200;

const nothing: LogPage = { rows: [], count: 0, number: 1, hasNext: false, unreadable: 0, counts: null };

/** The time just after the newest line of a page. */
const endOf = ({ rows }: LogPage): string | undefined =>
  rows[0] && new Date(rows[0].at.getTime() + 1).toISOString();

/** Joins pages into one array, and returns the same array for the same pages. */
function createJoin() {
  let [before, lines]: [readonly LogPage[], readonly PipelineEvent[]] = [[], []];
  return (pages: readonly LogPage[]): readonly PipelineEvent[] => {
    if (pages.length === before.length && pages.every((page, at) => page === before[at])) return lines;
    before = pages;
    // A line that arrived late may be in two pages.
    lines = [...new Map(pages.flatMap(({ rows }) => rows.map((line) => [line.id, line]))).values()];
    return lines;
  };
}

/** What was loaded for a view, beyond its first page. */
interface Loaded {
  readonly key: string;
  /** The arguments of the first page. */
  readonly first: Arguments;
  /** Pages of newer lines that the person asked to see, newest first. */
  readonly newer: readonly Arguments[];
  /** Number of pages of older lines. */
  readonly older: number;
}

/**
 * The loaded lines of a pipeline's log. Pages that have loaded never change, because their range ends with the newest
 * line of the first one. Lines that are newer are read separately, after each event of the pipeline, and wait.
 */
export function usePipelineLog(id: PipelineId, view: PipelineLogView, hasData: boolean) {
  const now = useNow();
  const question = logQuestion(view, now);
  // The start of a range moves with the clock, but not while the log is open.
  const key = JSON.stringify([question.level, question.search, view.range, view.from, view.to]);
  const begin = (): Loaded => ({
    key,
    first: { id, pageSize, ...question },
    newer: [],
    older: 0,
  });
  const [stored, setLoaded] = useState(begin);
  const loaded = stored.key === key ? stored : begin();
  if (loaded !== stored) setLoaded(loaded);
  const { first, newer, older } = loaded;

  const firstRead = read(listPipelineEvents, first);
  const head = useQuery({
    ...firstRead,
    placeholderData: keepPrevious(firstRead),
    enabled: hasData,
    // An empty log has nothing that could move, so it follows events.
    staleTime: ({ state }) => (state.data && state.data.rows.length > 0 ? 'static' : 0),
  });
  const own = head.isPlaceholderData ? undefined : head.data;
  const end = own && (first.endTimestamp ?? endOf(own));

  const kept = { staleTime: 'static' } as const;
  const newerPages = useQueries({
    queries: newer.map((args) => ({ ...read(listPipelineEvents, args), ...kept })),
  });
  const olderPages = useQueries({
    queries:
      end === undefined
        ? []
        : Array.from({ length: older }, (_none, index) => ({
            ...read(listPipelineEvents, { ...first, endTimestamp: end, page: index + 2 }),
            ...kept,
          })),
  });

  const newest = newerPages[0]?.data ?? own;
  const since = newest && endOf(newest);
  const isLive = since !== undefined && first.endTimestamp === undefined;
  const waitingArguments = isLive ? { ...first, startTimestamp: since } : undefined;
  const waiting = useQuery({
    ...read(listPipelineEvents, waitingArguments),
    // Right after its predecessor nothing is newer, so the first visit needs no request for it.
    initialData: isLive ? nothing : undefined,
    initialDataUpdatedAt: head.dataUpdatedAt,
  });

  const [join] = useState(createJoin);
  const pages = [...newerPages, ...(head.data ? [head] : []), ...olderPages].flatMap(
    ({ data }) => data ?? [],
  );
  const lines = join(pages);
  const last = olderPages.at(-1);
  const unreadable = pages.reduce((sum, page) => sum + page.unreadable, 0);
  const added = newerPages.reduce((sum, { data }) => sum + (data?.count ?? 0), 0);
  const log: Remote<LoadedLog> = mapRemote(toRemote(head), (value) => ({
    lines,
    count: Math.max(lines.length, value.count + added),
    hasOlder: (last?.data ?? (last ? undefined : value))?.hasNext ?? true,
    isLoadingOlder: last?.isFetching ?? false,
    olderProblem: last?.error ? problemOf(last.error) : undefined,
    unreadable,
  }));

  return {
    log,
    newer: waiting.data?.rows ?? nothing.rows,
    hasMoreNewer: waiting.data?.hasNext ?? false,
    onShowNewer() {
      if (!waitingArguments || !waiting.data || waiting.data.rows.length === 0) return;
      // Too many to be shown at once: the log starts again with its newest lines.
      if (waiting.data.hasNext) {
        setLoaded({ ...loaded, newer: [], older: 0 });
        void head.refetch();
      } else setLoaded({ ...loaded, newer: [waitingArguments, ...newer] });
    },
    onLoadOlder() {
      if (!own || last?.isFetching) return;
      if (last?.error) void last.refetch();
      else setLoaded({ ...loaded, older: older + 1 });
    },
    retry: () => head.refetch(),
  };
}
