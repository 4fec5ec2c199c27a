import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArgs, findInstalledBrowser, findInstalledFirefox } from './scripts/lib/browser.ts';

// Another port lets two checkouts run their tests at the same time.
const port = Number(process.env['E2E_PORT'] ?? 4180);
const origin = `http://127.0.0.1:${port}`;
const isFull = Boolean(process.env['MILLRACE_FULL']);
const isMain = Boolean(process.env['MILLRACE_MAIN']);

/** The suites name it (scripts/lib/suites.ts). */
function browserName() {
  const name = process.env['MILLRACE_BROWSER'] ?? 'chromium';
  if (name === 'chromium' || name === 'firefox' || name === 'webkit') return name;
  throw new Error(`MILLRACE_BROWSER is ${name}. It may be chromium, firefox or webkit.`);
}

/**
 * In Chromium, `e2e` runs all tests except the long ones, `e2e-full` the long ones (@full), and `e2e-main` one path of each
 * area (@main), for every change (scripts/lib/suites.ts).
 */
const chromium = () => {
  const executablePath = findInstalledBrowser();
  return {
    ...(isFull ? { grep: /@full/ } : { grepInvert: /@full/, ...(isMain && { grep: /@main/ }) }),
    use: {
      browserName: 'chromium' as const,
      launchOptions: { ...(executablePath && { executablePath }), args: [...browserArgs] },
    },
  };
};

/** Firefox runs the tests tagged @browsers, and in `firefox-full` those tagged @browsers-full. */
const firefox = () => ({
  grep: isFull ? /@browsers-full/ : /@browsers(?!-full)/,
  use: {
    browserName: 'firefox' as const,
    // Playwright's way to drive an installed Firefox. Without it, it wants its own.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: path.resolve('scripts/firefoxRelay.ts'),
      env: { ...process.env, FIREFOX_PATH: findInstalledFirefox() },
    },
  },
});

/** WebKit has tests of its own, because Playwright drives only a WebKit that it has patched. */
const webkit = () => ({ testMatch: '**/*.webkit.ts', workers: 1, use: {} });

const { use, ...chosen } = { chromium, firefox, webkit }[browserName()]();

/** The production bundle on the twin's server, driven as a person would. Each test opens a service of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
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
  ...chosen,
  use: {
    baseURL: origin,
    // Otherwise a long test waits for a control that never comes as long as it may last.
    actionTimeout: 60_000,
    ...use,
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
    timeout: 240_000,
  },
});
