import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityKinds } from '../logs/activity.ts';
import { lastErrorLog } from './lastErrorLog.ts';
import {
  defaultPipelineLogView,
  isLogFiltered,
  isLogSearchStep,
  logQuestion,
  logRanges,
  pipelineLogQuery,
  readPipelineLogView,
  shownLevels,
  viewOfLine,
} from './pipelineLog.ts';

const read = (query: string) => readPipelineLogView(new URLSearchParams(query));
const written = (view: Parameters<typeof pipelineLogQuery>[0]) =>
  new URLSearchParams(
    Object.entries(pipelineLogQuery(view)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
const now = new Date('2026-03-04T10:02:30Z');

describe('the view of a log', () => {
  it('is the default for an empty or invalid query', () => {
    expect(read('')).toEqual(defaultPipelineLogView);
    expect(read('show=x&level=loud&kind=runs&range=year&from=x&to=y&line=-1&table=')).toEqual(
      defaultPipelineLogView,
    );
    expect(written(defaultPipelineLogView)).toBe('');
  });

  it('survives a round trip through the address', () => {
    const time = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });
    const base = {
      range: fc.constantFrom(...logRanges),
      search: fc.string({ maxLength: 40 }),
      table: fc.option(fc.string({ minLength: 1, maxLength: 40 }), { nil: undefined }),
      to: fc.option(time, { nil: undefined }),
      line: fc.option(fc.oneof(fc.nat(), fc.constant('newest' as const)), { nil: undefined }),
    };
    const views = fc.oneof(
      fc.record({
        ...base,
        show: fc.constant('lines' as const),
        kinds: fc.constant([]),
        levels: fc.subarray([...shownLevels]),
        debug: fc.constantFrom(true, undefined),
      }),
      fc.record({
        ...base,
        show: fc.constant('activity' as const),
        levels: fc.constant([]),
        kinds: fc.subarray([...activityKinds]),
      }),
    );
    const drop = (view: object) => JSON.parse(JSON.stringify(view));
    fc.assert(
      fc.property(views, (view) => {
        expect(drop(read(written(view)))).toEqual(drop(view));
      }),
    );
  });

  it('asks for a range whose start changes rarely', () => {
    expect(logQuestion(read('level=error,warning&search= x '), now)).toEqual({
      level: 'warning,error',
      search: 'x',
      startTimestamp: '2026-03-03T10:00:00.000Z',
    });
    expect(logQuestion(read('range=all&level=debug'), now)).toEqual({});
    expect(logQuestion(read('range=hour'), now).startTimestamp).toBe('2026-03-04T09:02:00.000Z');
  });

  it.each([
    ['', 'info,warning,error'],
    ['level=debug', undefined],
    ['level=error', 'error'],
    ['level=debug,error', 'debug,error'],
    ['level=info,warning,error', 'info,warning,error'],
    ['level=debug,info,warning,error', 'debug,info,warning,error'],
  ])('asks with %s for the levels %s', (query, level) => {
    expect(logQuestion(read(`range=all&${query}`), now)).toEqual(level ? { level } : {});
  });

  it('asks for the levels of an activity, because the service cannot filter by kind', () => {
    expect(logQuestion(read('show=activity&range=all'), now)).toEqual({ level: 'info,warning,error' });
    expect(logQuestion(read('show=activity&range=all&kind=failures'), now)).toEqual({ level: 'error' });
  });

  it('of a line ends with it', () => {
    const view = viewOfLine({ id: 9, at: now });
    expect(written(view)).toBe('range=all&to=2026-03-04T10%3A02%3A30.001Z&line=9');
    expect(logQuestion(view, now)).toEqual({
      level: 'info,warning,error',
      endTimestamp: '2026-03-04T10:02:30.001Z',
    });
    const hidden = viewOfLine({ id: 9, at: now, level: 'debug' });
    expect(logQuestion(hidden, now)).toEqual({ endTimestamp: '2026-03-04T10:02:30.001Z' });
  });

  it('can be the newest error', () => {
    expect(written(read(new URLSearchParams(lastErrorLog).toString()))).toBe(
      'level=error&range=all&line=newest',
    );
  });

  it('ignores an end before the start', () => {
    const view = read('from=2026-03-04T10:00:00Z&to=2026-03-04T09:00:00Z');
    expect(view.to).toBeUndefined();
    expect(logQuestion(view, now).startTimestamp).toBe('2026-03-04T10:00:00.000Z');
  });

  it('is filtered by anything but time', () => {
    expect(isLogFiltered(read('range=week&line=4'))).toBe(false);
    expect(isLogFiltered(read('level=debug'))).toBe(false);
    for (const query of ['level=error', 'table=a', 'search=a', 'show=activity&kind=runs']) {
      expect(isLogFiltered(read(query))).toBe(true);
    }
    expect(isLogSearchStep(read('search=a'), read('search=ab'))).toBe(true);
    expect(isLogSearchStep(read('search=a'), read('search=ab&level=error'))).toBe(false);
  });
});
