import { dayMs, hourMs, minuteMs } from '../format/duration.ts';
import { isKnown } from '../entities/open.ts';
import type { LogLevel, PipelineEvent } from '../entities/pipelineEvent.ts';
import { maxLength } from '../text/limits.ts';
import { activityKinds, type ActivityKind } from '../logs/activity.ts';

/** The levels that a log shows unless `debug` is asked for: debug lines are half of a log, and few need them. */
export const shownLevels = ['info', 'warning', 'error'] as const satisfies readonly LogLevel[];

/** How far back a log goes, and how the start is rounded down so that an answer can be cached that long. */
const spans = {
  hour: { length: hourMs, step: minuteMs },
  day: { length: dayMs, step: 5 * minuteMs },
  week: { length: 7 * dayMs, step: hourMs },
  month: { length: 30 * dayMs, step: hourMs },
} as const;

/** The selectable ranges of a log; `all` is everything that the service keeps. */
export const logRanges = ['hour', 'day', 'week', 'month', 'all'] as const;
export type LogRange = (typeof logRanges)[number];

/** The state of a pipeline's log. All of it is in the address, so that a line can be shared and Back works. */
export interface PipelineLogView {
  /** All lines, or only what happened to the pipeline. @default 'lines' */
  readonly show: 'lines' | 'activity';
  /** Levels of the lines, least severe first; empty for all but `debug`. Only for `lines`. */
  readonly levels: readonly Exclude<LogLevel, 'debug'>[];
  /** Shows lines of the level `debug` as well. Only for `lines`. @default false */
  readonly debug?: boolean;
  /** Kinds of activity; empty for all. Only for `activity`. */
  readonly kinds: readonly ActivityKind[];
  /** The table that the lines are about; missing for all. */
  readonly table?: string;
  /** @default 'day' */
  readonly range: LogRange;
  /** Replaces the start of the range. */
  readonly from?: Date;
  /** Excludes this time and everything later. */
  readonly to?: Date;
  /** @default '' */
  readonly search: string;
  /** The number of the open line; `newest` opens the first line of the log. */
  readonly line?: number | 'newest';
}

export const defaultPipelineLogView: PipelineLogView = {
  show: 'lines',
  levels: [],
  kinds: [],
  range: 'day',
  search: '',
};

function readTime(text: string | null): Date | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : new Date(time);
}

function readLine(text: string | null): PipelineLogView['line'] {
  if (text === 'newest') return text;
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Parses the view of a log from a query; invalid values become the defaults. */
export function readPipelineLogView(query: URLSearchParams): PipelineLogView {
  const show = query.get('show') === 'activity' ? 'activity' : 'lines';
  const levels = new Set(query.get('level')?.split(','));
  const debug = show === 'lines' && levels.has('debug');
  const kinds = new Set(query.get('kind')?.split(','));
  const range = query.get('range') ?? '';
  const [from, to] = [readTime(query.get('from')), readTime(query.get('to'))];
  const line = readLine(query.get('line'));
  const table = (query.get('table') ?? '').slice(0, maxLength.nodeConfig);
  return {
    show,
    levels: show === 'lines' ? shownLevels.filter((level) => levels.has(level)) : [],
    ...(debug && { debug }),
    kinds: show === 'activity' ? activityKinds.filter((kind) => kinds.has(kind)) : [],
    ...(table && { table }),
    range: isKnown(logRanges, range) ? range : defaultPipelineLogView.range,
    ...(from && { from }),
    // A range that ends before its start is empty, and the service refuses it.
    ...(to && !(from && to <= from) && { to }),
    search: (query.get('search') ?? '').slice(0, maxLength.standard),
    ...(line !== undefined && { line }),
  };
}

/** The query of a view: only values that are not the default. */
export const pipelineLogQuery = (view: PipelineLogView) => ({
  show: view.show === 'lines' ? undefined : view.show,
  level: [...(view.debug ? ['debug'] : []), ...view.levels].join(',') || undefined,
  kind: view.kinds.join(',') || undefined,
  table: view.table,
  range: view.range === defaultPipelineLogView.range ? undefined : view.range,
  from: view.from?.toISOString(),
  to: view.to?.toISOString(),
  search: view.search || undefined,
  line: view.line === undefined ? undefined : String(view.line),
});

/** Whether anything besides the time and the level `debug` narrows the log. */
export const isLogFiltered = ({ levels, kinds, table, search }: PipelineLogView): boolean =>
  levels.length > 0 || kinds.length > 0 || table !== undefined || search.trim() !== '';

/** Whether only the search differs: typing is one step in the browser's history. */
export function isLogSearchStep(from: PipelineLogView, to: PipelineLogView): boolean {
  const print = (view: PipelineLogView) => JSON.stringify(pipelineLogQuery({ ...view, search: '' }));
  return from.search !== to.search && print(from) === print(to);
}

/**
 * The view that a link to a line opens: the log up to that line, without filters, so that the line is the first one
 * of the first page.
 */
export const viewOfLine = ({
  id,
  at,
  // A line of the level `debug` is not shown otherwise.
  level,
}: Pick<PipelineEvent, 'id' | 'at' | 'level'>): PipelineLogView => ({
  ...defaultPipelineLogView,
  ...(level === 'debug' && { debug: true }),
  range: 'all',
  to: new Date(at.getTime() + 1),
  line: id,
});

/** The parameters of the log call for a view. */
export interface LogQuestion {
  readonly level?: string;
  readonly search?: string;
  readonly startTimestamp?: string;
  readonly endTimestamp?: string;
}

/** Levels that activity consists of: the service has no filter for kinds, so the others are left out here. */
function levelsOf({ show, levels, debug, kinds }: PipelineLogView): readonly LogLevel[] {
  if (show === 'activity') return kinds.length === 1 && kinds[0] === 'failures' ? ['error'] : shownLevels;
  // Without a filter the service sends every line, also those of levels that this build does not know.
  if (debug) return levels.length > 0 ? ['debug', ...levels] : [];
  return levels.length > 0 ? levels : shownLevels;
}

/** What a view asks of the service. The table and the kind are not among it. */
export function logQuestion(view: PipelineLogView, now: Date): LogQuestion {
  const { range, from, to, search } = view;
  const level = levelsOf(view).join(',');
  const { length, step } = range === 'all' ? { length: 0, step: 0 } : spans[range];
  const start =
    from ?? (step > 0 && !to ? new Date(Math.floor((now.getTime() - length) / step) * step) : undefined);
  return {
    ...(level && { level }),
    ...(search.trim() && { search: search.trim() }),
    ...(start && { startTimestamp: start.toISOString() }),
    ...(to && { endTimestamp: to.toISOString() }),
  };
}
