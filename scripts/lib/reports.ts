import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many checks of a suite passed, failed and were skipped. */
export interface Sum {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** How to read a suite's results; `check` passes or fails as a whole. */
export type ReportKind = 'check' | 'vitest' | 'playwright';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    ok: boolean;
    title: string;
    file: string;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

/**
 * A suite's sum from its exit code and its report. No error may count as nothing: a missing report, an empty report,
 * and a failure outside a test each count as one failure.
 */
export function sumOf(kind: ReportKind, run: { exitCode: number; report?: string | undefined }): Sum {
  const isGood = run.exitCode === 0;
  if (kind === 'check') return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };

  const read = kind === 'vitest' ? readVitest : readPlaywright;
  const found = run.report === undefined ? undefined : attempt(read, run.report);
  const isComplete = found !== undefined && Object.values(found).every(Number.isInteger);
  const sum = isComplete ? found : { passed: 0, failed: 1, skipped: 0 };
  const ranNothing = sum.passed + sum.failed === 0;
  const failedOutsideTests = !isGood && sum.failed === 0;
  return { ...sum, failed: sum.failed + (ranNothing || failedOutsideTests ? 1 : 0) };
}

/**
 * The failed tests of a report, each with the beginning of its message: a machine that keeps only the end of a long
 * output still says what failed.
 */
export function failuresOf(kind: ReportKind, report: string | undefined): readonly string[] {
  if (kind === 'check' || !report) return [];
  return attempt(kind === 'vitest' ? vitestFailures : playwrightFailures, report) ?? [];
}

export const add = (a: Sum, b: Sum): Sum => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const inWords = ({ passed, failed, skipped }: Sum): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

function readVitest(text: string): Sum {
  const report: VitestReport = JSON.parse(text);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A file that fails to import has no failed test. */
const isBroken = (file: VitestReport['testResults'][number]) =>
  file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');

function vitestFailures(text: string): string[] {
  const { testResults }: VitestReport = JSON.parse(text);
  return testResults.flatMap((file) => [
    ...(isBroken(file) ? [named(file.name, 'could not be loaded', file.message)] : []),
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => named(file.name, test.fullName, test.failureMessages[0])),
  ]);
}

function playwrightFailures(text: string): string[] {
  const { suites }: PlaywrightReport = JSON.parse(text);
  const failed = ({ suites: inner = [], specs }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        named(
          file,
          title,
          tests.flatMap(({ results }) => results.map(({ error }) => error?.message)).find(Boolean),
        ),
      ),
    ...inner.flatMap(failed),
  ];
  return suites.flatMap(failed);
}

/** Long enough for the example of a property test and the seed with which it returns. */
const messageLength = 600;

const named = (file: string, test: string, message = '') =>
  `${path.relative('', file)} › ${test}\n  ${stripVTControlCharacters(message).slice(0, messageLength).trim().replaceAll('\n', '\n  ')}`;

function readPlaywright(text: string): Sum {
  const { stats }: PlaywrightReport = JSON.parse(text);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

function attempt<Result>(read: (text: string) => Result, text: string): Result | undefined {
  try {
    return read(text);
  } catch {
    return undefined;
  }
}
