import { defineConfig } from '@playwright/test';
import { browserArgs, findInstalledBrowser } from './scripts/lib/browser.ts';

// Another port lets two checkouts run their tests at the same time.
const port = Number(process.env['E2E_PORT'] ?? 4180);
const origin = `http://127.0.0.1:${port}`;
const executablePath = findInstalledBrowser();

/** The production bundle on the twin's server, driven as a person would. Each test opens a service of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // The suite `e2e-full` runs the tests tagged @full, and only them (scripts/lib/suites.ts).
  ...(process.env['MILLRACE_FULL'] ? { grep: /@full/ } : { grepInvert: /@full/ }),
  outputDir: '.millrace/e2e/results',
  // Tests wait as often as they work: two are done a third sooner than one on two cores (measured). Three are no faster
  // over the whole run. Bigger machines shard.
  workers: 2,
  // A test that passes the second time hides a fault.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Room for a machine that does several things at once: these end a test that has failed, and measure nothing.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['line'],
    ...(process.env['PWOUT'] ? [['json', { outputFile: process.env['PWOUT'] }] as const] : []),
  ],
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: [...browserArgs] },
    // Recorded traces take two fifths of the whole run; a failure is looked at with `--trace on` and its file.
    trace: 'off',
    video: 'off',
  },
  webServer: {
    command: 'node --conditions=@millrace/source scripts/start.ts --reset',
    url: origin,
    env: { PORT: String(port), MILLRACE_STATE: '.millrace/e2e/state' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    // Room for building the console first.
    timeout: 60_000,
  },
});
