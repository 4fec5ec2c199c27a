import { describe, expect, it } from 'vitest';
import type { PipelineEvent } from '../entities/pipelineEvent.ts';
import { formatDuration, runsByLine, syncRuns } from './syncRuns.ts';

type Line = Omit<PipelineEvent, 'id' | 'at' | 'message' | 'level'> & { s: number; level?: string };

/** A log, oldest line first, with times in seconds. */
const log = (...lines: readonly Line[]): readonly PipelineEvent[] =>
  lines
    .map(({ s, level = 'info', ...rest }, id) => ({
      id,
      at: new Date(s * 1_000),
      level,
      message: `Line ${id}.`,
      ...rest,
    }))
    .toReversed();

const start = (s: number): Line => ({ s, step: 'sync', details: null });
const end = (s: number, records: number): Line => ({
  s,
  step: 'sync',
  details: { records, duration_ms: 2_000 },
});
const event = (s: number, name: string, level = 'info'): Line => ({
  s,
  level,
  step: 'pipeline',
  details: { event: name },
});

describe('the runs of a log', () => {
  it('are listed newest first, with their records', () => {
    const runs = syncRuns(log(start(0), end(2, 10), start(60), { s: 61, step: 'read' }, end(62, 20)));
    expect(runs).toEqual([
      {
        id: 4,
        at: new Date(62_000),
        startedAt: new Date(60_000),
        duration: 2_000,
        result: 'succeeded',
        records: 20,
        errors: 0,
      },
      {
        id: 1,
        at: new Date(2_000),
        startedAt: new Date(0),
        duration: 2_000,
        result: 'succeeded',
        records: 10,
        errors: 0,
      },
    ]);
  });

  it('include one whose first lines are older than the log that was loaded', () => {
    const [run] = syncRuns(log(end(10, 5)));
    expect(run).toMatchObject({ startedAt: new Date(8_000), duration: 2_000, records: 5 });
  });

  it('take the duration from the lines if the last one does not say it', () => {
    const [run] = syncRuns(log(start(0), { s: 3, step: 'sync', details: { records: 1 } }));
    expect(run).toMatchObject({ startedAt: new Date(0), duration: 3_000 });
    const [cut] = syncRuns(log({ s: 3, step: 'sync', details: { records: 1 } }));
    expect(cut).toMatchObject({ startedAt: new Date(3_000), duration: null });
  });

  it('count errors that did not end them', () => {
    const [run] = syncRuns(log(start(0), { s: 1, level: 'error', step: 'read' }, end(2, 1)));
    expect(run).toMatchObject({ result: 'succeeded', errors: 1 });
  });

  it('fail with the reason, with or without a logged start', () => {
    const [late, early] = syncRuns(
      log(start(0), event(4, 'errored', 'error'), event(60, 'errored', 'error')),
    );
    expect(early).toMatchObject({ result: 'failed', duration: 4_000, records: null, reason: 'Line 1.' });
    expect(late).toMatchObject({ result: 'failed', duration: null, startedAt: new Date(60_000) });
  });

  it('are running, or stopped by a pause or by the next start', () => {
    expect(syncRuns(log(start(0)))).toMatchObject([{ result: 'running', duration: null }]);
    expect(syncRuns(log(start(0), event(5, 'paused')))).toMatchObject([
      { result: 'stopped', duration: 5_000 },
    ]);
    expect(syncRuns(log(start(0), start(60))).map(({ result }) => result)).toEqual(['running', 'stopped']);
  });

  it('leave out state changes, other errors and lines without assumed fields', () => {
    expect(syncRuns(log(event(0, 'loaded'), event(1, 'paused'), { s: 2 }, { s: 3, level: 'error' }))).toEqual(
      [],
    );
  });
});

describe('the run of a line', () => {
  /** Newest line first: the second in which its run started, or `-` outside of runs. */
  const print = (lines: readonly PipelineEvent[]): string => {
    const runs = runsByLine(lines);
    return lines
      .map(({ id }) => runs.get(id))
      .map((run) => (run ? run.startedAt.getTime() / 1_000 : '-'))
      .join(' ');
  };
  const read = (s: number): Line => ({ s, step: 'read' });

  it.each([
    ['spans from its start to its end', [read(0), start(10), read(11), end(12, 1), read(20)], '- 10 10 10 -'],
    ['without its start goes back as far as its duration', [read(0), read(9), end(10, 1)], '8 8 -'],
    ['without its start ends at the run before', [start(7), end(9, 1), read(9), end(10, 1)], '8 8 7 7'],
    ['without any lines below is its only line', [end(10, 1)], '8'],
    ['runs up to the newest line', [start(0), read(1)], '0 0'],
    ['ends where the next one starts', [start(0), read(1), start(60), read(61)], '60 60 0 0'],
    ['ends with its failure', [start(0), event(4, 'errored', 'error'), read(5)], '- 0 0'],
    ['ends with a pause', [start(0), event(4, 'paused'), event(5, 'started')], '- 0 0'],
    [
      'is none for failures without a start',
      [event(1, 'errored', 'error'), event(2, 'errored', 'error')],
      '- -',
    ],
    ['is none for lines without assumed fields', [{ s: 1 }, { s: 2, level: 'error' }], '- -'],
  ])('%s', (_, lines, expected) => {
    expect(print(log(...lines))).toBe(expected);
  });
});

it.each([
  [0, '0.0 s'],
  [840, '0.8 s'],
  [9_999, '10.0 s'],
  [42_300, '42 s'],
  [59_700, '1 min'],
  [185_000, '3 min 5 s'],
  [3_600_000, '1 h'],
  [7_500_000, '2 h 5 min'],
])('writes %i ms as %s', (duration, text) => {
  expect(formatDuration(duration)).toBe(text);
});
