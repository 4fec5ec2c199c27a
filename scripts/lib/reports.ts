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
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * A suite's sum from its exit code and its report. No error may count as nothing: a missing report, an empty report,
 * and a failure outside a test each count as one failure.
 */
export function sumOf(kind: ReportKind, run: { exitCode: number; report?: string | undefined }): Sum {
  const isGood = run.exitCode === 0;
  if (kind === 'check') return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };

  const read = kind === 'vitest' ? readVitest : readPlaywright;
  const sum = (run.report && attempt(read, run.report)) || { passed: 0, failed: 1, skipped: 0 };
  const ranNothing = sum.passed + sum.failed === 0;
  const failedOutsideTests = !isGood && sum.failed === 0;
  return { ...sum, failed: sum.failed + (ranNothing || failedOutsideTests ? 1 : 0) };
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
  // A file that fails to import has no failed test.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function readPlaywright(text: string): Sum {
  const { stats }: PlaywrightReport = JSON.parse(text);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

function attempt(read: (text: string) => Sum, text: string): Sum | undefined {
  try {
    const sum = read(text);
    return Object.values(sum).every(Number.isInteger) ? sum : undefined;
  } catch {
    return undefined;
  }
}
