import { listPipelineEvents, type CallArguments, type CallResult } from '@millrace/ui/contract';
import type { PipelineEvent, PipelineId } from '@millrace/ui/domain/entities';
import { mapRemote, problemOf, type Problem, type Remote } from '@millrace/ui/domain/remote';
import { logQuestion, type PipelineLogView } from '@millrace/ui/domain/views';
import type { LoadedLog } from '@millrace/ui/screens/PipelineLogsScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { keepPrevious, read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useNow } from '../../session/present.tsx';

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
  readonly newer: readonly LogPage[];
  readonly older: readonly LogPage[];
  readonly isLoadingOlder: boolean;
  readonly olderProblem?: Problem | undefined;
}

/**
 * The loaded lines of a pipeline's log. Pages that have loaded never change, because their range ends with the newest
 * line of the first one. Lines that are newer are read separately, after each event of the pipeline, and wait.
 */
export function usePipelineLog(id: PipelineId, view: PipelineLogView, hasData: boolean) {
  const queryClient = useQueryClient();
  const now = useNow();
  const question = logQuestion(view, now);
  // The start of a range moves with the clock, but not while the log is open.
  const key = JSON.stringify([question.level, question.search, view.range, view.from, view.to]);
  const begin = (): Loaded => ({
    key,
    first: { id, pageSize, ...question },
    newer: [],
    older: [],
    isLoadingOlder: false,
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

  const newest = newer[0] ?? own;
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
  const pages = [...newer, ...(head.data ? [head.data] : []), ...older];
  const lines = join(pages);
  const log: Remote<LoadedLog> = mapRemote(toRemote(head), (value) => ({
    lines,
    count: value.count === null ? null : newer.reduce((sum, { rows }) => sum + rows.length, value.count),
    hasOlder: (older.at(-1) ?? value).hasNext,
    isLoadingOlder: loaded.isLoadingOlder,
    olderProblem: loaded.olderProblem,
    unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
  }));

  /** Changes what was loaded, unless another view has replaced it. */
  const change = (part: (current: Loaded) => Partial<Loaded>): void =>
    setLoaded((current) => (current.key === key ? { ...current, ...part(current) } : current));

  async function loadOlder(): Promise<void> {
    if (end === undefined || loaded.isLoadingOlder) return;
    change(() => ({ isLoadingOlder: true }));
    const page = older.length + 2;
    try {
      const loadedPage = await queryClient.fetchQuery({
        ...read(listPipelineEvents, { ...first, endTimestamp: end, page }),
        staleTime: 'static',
      });
      change((current) => ({
        isLoadingOlder: false,
        olderProblem: undefined,
        // The log may have started again with its newest lines meanwhile.
        older: current.older === older ? [...older, loadedPage] : current.older,
      }));
    } catch (error) {
      change(() => ({ isLoadingOlder: false, olderProblem: problemOf(error) }));
    }
  }

  return {
    log,
    newer: waiting.data?.rows ?? nothing.rows,
    hasMoreNewer: waiting.data?.hasNext ?? false,
    onShowNewer() {
      const { data } = waiting;
      if (!data || data.rows.length === 0) return;
      if (!data.hasNext) return change(() => ({ newer: [data, ...newer] }));
      // Too many to be shown at once: the log starts again with its newest lines.
      change(() => ({ newer: [], older: [] }));
      void head.refetch();
    },
    onLoadOlder: () => void loadOlder(),
    retry: () => head.refetch(),
  };
}
