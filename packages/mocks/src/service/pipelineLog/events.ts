import type { listPipelineEvents, WireResult } from '@millrace/ui/contract';
import { comparableName, isKnown, logLevels, type LogLevel } from '@millrace/ui/domain/entities';
import { dayMs } from '../core/durations.ts';
import { pageOfCount, type PageQuery } from '../core/paging.ts';
import { refusal } from '../core/refusal.ts';
import { checkRange, endsOf, wrongQuery, type RangeQuery } from '../core/spans.ts';
import type { World } from '../world/world.ts';
import { findPipeline } from '../pipelines/storedPipeline.ts';
import { createLog, type Log } from './log.ts';
import type { LogLine } from './syncLines.ts';

/** The time a log covers, in milliseconds. */
const keptMs = 90 * dayMs;
/** Number of the newest lines that a search covers. */
const searched = 100_000;

export interface EventsQuery extends PageQuery, RangeQuery {
  readonly search?: string;
  readonly level?: string;
}

interface Question {
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
  /** `undefined` for all. */
  readonly levels: ReadonlySet<LogLevel> | undefined;
  readonly search: string;
}

function readQuestion({ clock }: World, { level, search, ...range }: EventsQuery): Question {
  const { start = 0, end = Number.POSITIVE_INFINITY } = endsOf(range);
  const words = level ? level.split(',') : [];
  const known = words.filter((word) => isKnown(logLevels, word));
  const errors = [
    ...checkRange(start, end),
    ...(known.length < words.length ? [wrongQuery('level', `Each is one of ${logLevels.join(', ')}.`)] : []),
  ];
  if (errors.length > 0) throw refusal.unprocessable(errors);
  return {
    from: Math.max(start, clock.now() - keptMs),
    to: end,
    levels: level ? new Set(known) : undefined,
    search: comparableName(search ?? ''),
  };
}

/** The numbers of the requested lines, newest first: their count, and those from one index to before another. */
function find(
  log: Log,
  { from, to, levels, search }: Question,
): { count: number; slice: (from: number, to: number) => readonly number[] } {
  const first = log.firstSince(from);
  const end = Math.max(first, log.firstSince(to));
  if (search === '') {
    if (!levels) {
      const slice = (one: number, other: number) =>
        Array.from({ length: other - one }, (_, index) => end - 1 - one - index);
      return { count: end - first, slice };
    }
    const found = log.ofLevels(levels, first, end);
    return { count: found.length, slice: (one, other) => found.slice(one, other) };
  }
  const oldest = Math.max(first, end - searched);
  const found = log
    .ofLevels(levels ?? new Set(logLevels), oldest, end)
    .filter((index) => comparableName(log.lineAt(index).message).includes(search));
  return { count: found.length, slice: (one, other) => found.slice(one, other) };
}

const show = ({ at, message, ...assumed }: LogLine, index: number, hasAssumed: boolean) => ({
  id: index + 1,
  timestamp: new Date(at).toISOString(),
  message,
  ...(hasAssumed && assumed),
});

/** A page of a pipeline's log, newest line first. Lines are not stored: they follow from the pipeline's history. */
export function events(
  world: World,
  id: number,
  query: EventsQuery,
  request: Request,
): WireResult<typeof listPipelineEvents> {
  const row = findPipeline(world, id);
  const log = createLog(world, row);
  const { count, slice } = find(log, readQuestion(world, query));
  return pageOfCount(count, query, request, (from, to) =>
    slice(from, to).map((index) => show(log.lineAt(index), index, world.hasAssumedFields)),
  );
}
