import path from 'node:path';
import { expect, test } from 'vitest';
import { add, failuresOf, inWords, sumOf } from './reports.ts';

const vitest = (over: object = {}) =>
  JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [],
    ...over,
  });
const playwright = (over: object = {}) =>
  JSON.stringify({ stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 1, ...over } });

test('a good run of each kind', () => {
  expect(sumOf('check', { exitCode: 0 })).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(sumOf('vitest', { exitCode: 0, report: vitest() })).toEqual({ passed: 3, failed: 0, skipped: 2 });
  expect(sumOf('playwright', { exitCode: 0, report: playwright() })).toEqual({
    passed: 3,
    failed: 0,
    skipped: 1,
  });
});

test('a test file that cannot be imported is a failure, once', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const report = vitest({ numFailedTests: 1, testResults: [broken, failing] });
  expect(sumOf('vitest', { exitCode: 1, report }).failed).toBe(2);
});

test.each([
  ['a bad exit that no test owns', { exitCode: 1, report: vitest() }, 3],
  ['no report', { exitCode: 0 }, 0],
  ['an unreadable report', { exitCode: 0, report: '{"numPassed' }, 0],
  ['a report of another shape', { exitCode: 0, report: '{"testResults":[]}' }, 0],
  ['a suite that ran nothing', { exitCode: 0, report: vitest({ numPassedTests: 0, numPendingTests: 9 }) }, 0],
])('%s is one failure', (_, run, passed) => {
  expect(sumOf('vitest', run)).toMatchObject({ passed, failed: 1 });
});

test('a Playwright file that fails to load is a failure without a test', () => {
  const report = playwright({ expected: 0, flaky: 0 });
  expect(sumOf('playwright', { exitCode: 1, report })).toMatchObject({ passed: 0, failed: 1 });
});

test('failed tests are named with their messages, whose colours are left out', () => {
  const report = vitest({
    testResults: [
      {
        name: path.resolve('a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'good', failureMessages: [] },
          { status: 'failed', fullName: 'bad', failureMessages: ['\u001b[31mseed: 7\u001b[39m\nexample'] },
        ],
      },
      { name: path.resolve('b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  expect(failuresOf('vitest', report)).toEqual([
    'a.test.ts › bad\n  seed: 7\n  example',
    'b.test.ts › could not be loaded\n  no such module',
  ]);

  const spec = (ok: boolean, title: string) => ({
    ok,
    title,
    file: 'list.e2e.ts',
    tests: [{ results: [ok ? {} : { error: { message: 'not visible' } }] }],
  });
  const suites = [{ specs: [spec(true, 'opens')], suites: [{ specs: [spec(false, 'closes')] }] }];
  expect(failuresOf('playwright', JSON.stringify({ suites }))).toEqual([
    'list.e2e.ts › closes\n  not visible',
  ]);
  expect(failuresOf('vitest', undefined)).toEqual([]);
});

test('the last line', () => {
  const sum = add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 0, skipped: 1 });
  expect(inWords(sum)).toBe('11 passed, 2 failed, 4 skipped');
});
