import { describe, expect, it } from 'vitest';
import type { FailedStep } from '../../domain/connectors/test/describeTestFailure.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import {
  adviceOf,
  announcementOf,
  durationNote,
  failureOf,
  reportOf,
  restOf,
  restOfMessage,
  stepsOf,
  titleOf,
  type ConnectionTestState,
} from './ConnectionTestModal.logic.ts';

const step = (action: string, success: boolean | null, rest: Partial<FailedStep> = {}): FailedStep => ({
  action,
  success,
  message: null,
  mandatory: true,
  error: null,
  ...rest,
});
const done = (success: boolean, ...results: FailedStep[]) =>
  ({
    phase: 'done',
    result: { success, results },
    at: new Date('2026-11-20T10:42:00Z'),
  }) as const satisfies ConnectionTestState;
const testing: ConnectionTestState = {
  phase: 'testing',
  startedAt: new Date(),
  steps: ['Reach host', 'Sign in'],
};
const optional = step('Logical replication', false, { mandatory: false, error: 'wal_level is replica' });

describe('the wait that the service demands', () => {
  const at = new Date('2026-03-04T10:00:00Z');
  const later = (ms: number) => new Date(at.getTime() + ms);
  const over: ConnectionTestState = { phase: 'done', result: { success: false, results: [] }, at };

  it('counts down by whole seconds, and ends', () => {
    const resting = { ...over, restsUntil: later(12_000) };
    expect([0, 500, 11_001, 12_000, 60_000].map((ms) => restOf(resting, later(ms)))).toEqual([
      12, 12, 1, 0, 0,
    ]);
  });

  it('is zero without a demand, and during a test', () => {
    expect(restOf(over, at)).toBe(0);
    expect(restOf({ phase: 'testing', startedAt: at }, at)).toBe(0);
  });
});

describe('the title, exactly as in spec §4', () => {
  it.each([
    [testing, 'Testing connection...'],
    [done(true, step('Reach host', true)), 'Connection successful'],
    [done(false, step('Reach host', false)), 'Connection failed'],
    // If the service contradicts itself, the step counts.
    [done(true, step('Reach host', false)), 'Connection failed'],
    [done(true, optional), 'Connection successful'],
  ])('%#', (state, title) => {
    expect(titleOf(state)).toBe(title);
  });
});

describe('the sentence below it', () => {
  it('is that of spec §8 for a failure, with and without results', () => {
    expect(adviceOf(done(false, step('Reach host', false)))).toBe('Please check and fix the issues below.');
    expect(adviceOf(done(false))).toBe(
      'An unexpected error occurred. Please try again or contact support if the issue persists.',
    );
  });

  it('says that the user can continue after a failed optional check', () => {
    expect(adviceOf(done(true, optional))).toBe('Works. 1 optional check failed.');
    expect(adviceOf(done(true, step('Reach host', true)))).toBe('All checks passed.');
  });
});

it('lists the planned steps as pending at once', () => {
  expect(stepsOf(testing).map(({ action, success }) => [action, success])).toEqual([
    ['Reach host', null],
    ['Sign in', null],
  ]);
});

describe('the announcement', () => {
  it.each([
    [testing, 'Testing connection...'],
    [done(true, step('Reach host', true)), 'Connection successful'],
    [done(true, optional), 'Connection successful. 1 optional check failed.'],
    [
      done(false, step('Reach host', false), optional),
      'Connection failed. 1 step failed. 1 optional check failed.',
    ],
  ])('counts optional checks apart from failed steps, %#', (state, words) => {
    expect(announcementOf(state)).toBe(words);
  });
});

describe('a failed request', () => {
  const failed = (problem: Problem): ConnectionTestState => ({ ...done(false), problem });

  it('says what happened, with code and request ID', () => {
    expect(failureOf(failed({ kind: 'http', status: 500, requestId: 'r-1' }))).toEqual({
      title: 'The service had an error.',
      advice: 'Try again in a moment.',
      code: 'HTTP 500',
      requestId: 'r-1',
    });
    // A test changes nothing: the wording for writes does not apply.
    expect(failureOf(failed({ kind: 'network', isOutcomeUnknown: true }))).toEqual({
      title: 'The service could not be reached.',
      advice: 'Check your connection, then try again.',
      code: 'network',
    });
  });

  it('is omitted if the steps contain everything', () => {
    expect(failureOf(done(false, step('Reach host', false)))).toBeUndefined();
    expect(
      failureOf({ ...done(false, step('Verify', false)), problem: { kind: 'http', status: 422 } }),
    ).toBeUndefined();
  });

  it('is part of the report', () => {
    const state = { ...done(false), problem: { kind: 'http', status: 500, requestId: 'r-1' } } as const;
    expect(reportOf(state)).toBe(
      [
        'Connection failed · 2026-11-20T10:42:00.000Z',
        'The service had an error. Try again in a moment.',
        'Error code: HTTP 500',
        'Request ID: r-1',
      ].join('\n'),
    );
  });
});

it('reports as text', () => {
  expect(reportOf(done(false, step('Reach host', true), optional, step('Sign in', null)))).toBe(
    [
      'Connection failed · 2026-11-20T10:42:00.000Z',
      'Passed: Reach host',
      'Failed: Logical replication (Optional)',
      '  wal_level is replica',
      'Not run: Sign in',
    ].join('\n'),
  );
});

it('reports no secret that an error repeats', () => {
  const refused = {
    ...step('Sign in', false),
    message: 'refused postgres://reader:hunter22@db.example/shop',
  };
  expect(reportOf(done(false, refused))).toContain('refused postgres://••••@db.example/shop');
});

it('formats tenths of seconds, and nothing below one second or from a skewed clock', () => {
  expect(durationNote(3_240)).toBe(', 3.2 s');
  expect(durationNote(1_000)).toBe(', 1.0 s');
  for (const none of [999, -5, undefined]) expect(durationNote(none)).toBe('');
});

describe('the details of a failed step', () => {
  const long = 'x'.repeat(161);

  it.each([
    ['nothing', { message: null, error: null }, ''],
    ['a short error, which shows as it is', { message: null, error: 'timed out' }, ''],
    ['a sentence that the error repeats', { message: 'timed out', error: 'timed out' }, ''],
    ['the raw error behind a sentence', { message: 'No answer.', error: 'ETIMEDOUT' }, 'ETIMEDOUT'],
    ['an error too long for the list', { message: null, error: long }, long],
    ['a sentence too long for the list', { message: long, error: null }, long],
    ['an error of several lines', { message: null, error: 'FATAL\nDETAIL' }, 'FATAL\nDETAIL'],
    ['both, where the sentence is cut', { message: long, error: 'ETIMEDOUT' }, `${long}\nETIMEDOUT`],
  ])('%s', (_, message, expected) => expect(restOfMessage(message)).toBe(expected));
});
