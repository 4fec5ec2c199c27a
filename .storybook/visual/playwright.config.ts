import { defineConfig } from '@playwright/test';
import { browserArgs, findInstalledBrowser } from '../../scripts/lib/browser.ts';

// Another port lets two checkouts compare at the same time.
const port = Number(process.env['VISUAL_PORT'] ?? 4190);
const origin = `http://127.0.0.1:${port}`;
const executablePath = findInstalledBrowser();

/** Compares pictures of tagged stories with the references. `npm run visual` builds Storybook and runs it. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.visual.ts',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  outputDir: '../../.millrace/visual/results',
  reporter: 'line',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // The default overlooks a token that changes by a few steps. One browser draws the same pixels each time.
      threshold: 0.02,
    },
  },
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: [...browserArgs] },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    video: 'off',
  },
  webServer: {
    command: `vite preview --outDir .millrace/storybook/dist --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: '../..',
    url: `${origin}/iframe.html`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 60_000,
  },
});
