import { hourMs, minuteMs, secondMs } from '../format/duration.ts';
import type { PipelineEvent } from '../entities/pipelineEvent.ts';
import { activityOf } from './activity.ts';

/** How a run ended; `stopped` by a person, or by a new run that began without its end being logged. */
export type SyncResult = 'succeeded' | 'failed' | 'stopped' | 'running';

/** One sync of a pipeline, as its log describes it. */
export interface SyncRun {
  /** The number of its last line. */
  readonly id: number;
  /** When its last line was written. */
  readonly at: Date;
  /** When it started; for a failure that was logged without a start, when it failed. */
  readonly startedAt: Date;
  /** In ms; `null` while it runs and if the log does not contain it. */
  readonly duration: number | null;
  readonly result: SyncResult;
  /** Those that were loaded; `null` if unknown. */
  readonly records: number | null;
  /** Those that were read from the source. Proposed: the detail `extracted`. */
  readonly extracted?: number;
  /** Those that the destination did not take. Proposed: the detail `refused`. */
  readonly refused?: number;
  /** Number of errors that did not end it, such as a read that succeeded at the second attempt. */
  readonly errors: number;
  /** Why it failed. */
  readonly reason?: string;
}

interface OpenRun {
  readonly id: number;
  readonly at: Date;
  readonly index: number;
  errors: number;
}

/** A run, and where its lines are: indexes from the newest line to the oldest. */
interface SpannedRun {
  readonly run: SyncRun;
  readonly newest: number;
  readonly oldest: number;
}

const numberIn = ({ details }: PipelineEvent, name: string): number | null => {
  const value = details?.[name];
  return typeof value === 'number' ? value : null;
};

/** Events of the pipeline after which no sync is running. */
const stops = new Set<unknown>(['paused', 'archived']);

/** The parameters of the log call that `syncRuns` needs: a sync writes about four lines above `debug`. */
export const syncRunsQuestion = { level: 'info,warning,error', pageSize: 100 } as const;

/** The oldest of the lines that are not older than a time, above those of the run before. */
function oldestSince(lines: readonly PipelineEvent[], newest: number, end: number, since: Date): number {
  let oldest = newest;
  while (oldest + 1 < end && (lines[oldest + 1]?.at ?? since) >= since && lines[oldest + 1]) oldest += 1;
  return oldest;
}

/** Oldest first. */
function spannedRuns(lines: readonly PipelineEvent[]): readonly SpannedRun[] {
  const runs: SpannedRun[] = [];
  let open: OpenRun | undefined;
  const add = (run: SyncRun, newest: number, start = open?.index): void => {
    const end = runs.at(-1)?.newest ?? lines.length;
    runs.push({ run, newest, oldest: start ?? oldestSince(lines, newest, end, run.startedAt) });
    open = undefined;
  };
  const close = (result: SyncResult, newest: number, line?: PipelineEvent): void => {
    const at = open?.at ?? line?.at;
    if (at === undefined) return;
    const run = {
      id: line?.id ?? open?.id ?? 0,
      at: line?.at ?? at,
      startedAt: at,
      duration: open && line ? line.at.getTime() - at.getTime() : null,
      result,
      records: null,
      errors: open?.errors ?? 0,
      ...(result === 'failed' && line && { reason: line.message }),
    };
    // A failure that was logged without a start is one line.
    add(run, newest, open?.index ?? newest);
  };
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (!line) continue;
    const kind = activityOf(line);
    const event = line.details?.['event'];
    if (line.step === 'sync' && kind === undefined && event === undefined) {
      if (open) close('stopped', index + 1);
      open = { id: line.id, at: line.at, index, errors: 0 };
    } else if (line.step === 'sync' && kind === 'runs') {
      const took = numberIn(line, 'duration_ms');
      const startedAt = open?.at ?? (took === null ? line.at : new Date(line.at.getTime() - took));
      const known = open ? line.at.getTime() - startedAt.getTime() : null;
      const [extracted, refused] = [numberIn(line, 'extracted'), numberIn(line, 'refused')];
      const run = {
        id: line.id,
        at: line.at,
        startedAt,
        duration: took ?? known,
        result: 'succeeded',
        records: numberIn(line, 'records'),
        ...(extracted !== null && { extracted }),
        ...(refused !== null && { refused }),
        errors: open?.errors ?? 0,
      } as const;
      add(run, index);
    } else if (event === 'errored') {
      close('failed', index, line);
    } else if (open && stops.has(event)) {
      close('stopped', index, line);
    } else if (open && kind === 'failures') {
      open.errors += 1;
    }
  }
  if (open) close('running', 0);
  return runs;
}

/**
 * The runs in a part of a log, newest first. A run that started before the oldest line is included if its last line
 * says how long it took. Lines without the assumed fields belong to no run.
 * @param lines newest first
 */
export const syncRuns = (lines: readonly PipelineEvent[]): readonly SyncRun[] =>
  spannedRuns(lines)
    .map(({ run }) => run)
    .toReversed();

/**
 * The run of each line by the line's number. Lines between two runs are missing, and so is a failure that was logged
 * without a start, because repeated failures are one row.
 * @param lines all lines of a time above `debug` or with it, newest first
 */
export function runsByLine(lines: readonly PipelineEvent[]): ReadonlyMap<number, SyncRun> {
  const runs = new Map<number, SyncRun>();
  for (const { run, newest, oldest } of spannedRuns(lines)) {
    if (run.result === 'failed' && newest === oldest) continue;
    for (const { id } of lines.slice(newest, oldest + 1)) runs.set(id, run);
  }
  return runs;
}

/** `0.8 s`, `42 s`, `3 min 5 s`, `2 h 5 min`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / secondMs);
  if (milliseconds < 10 * secondMs) return `${(milliseconds / secondMs).toFixed(1)} s`;
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor((seconds * secondMs) / minuteMs);
  const parts =
    minutes < 60
      ? [`${minutes} min`, seconds % 60 > 0 && `${seconds % 60} s`]
      : [`${Math.floor((minutes * minuteMs) / hourMs)} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ');
}
