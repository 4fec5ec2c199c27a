import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browserArgs, findInstalledBrowser } from './scripts/lib/browser.ts';

// Without a browser the unit tests still run: Playwright then looks for its own when a story starts.
const executablePath = findInstalledBrowser();

/** The suites `units-full` and `stories-full` run what is too long for every change. */
const isFull = process.env['MILLRACE_FULL'] !== undefined;

// The workspaces read one another's sources, not their builds.
const conditions = ['@millrace/source', 'module', 'node', 'development|production'];

const unit: TestProjectInlineConfiguration = {
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'unit',
    environment: 'node',
    setupFiles: ['scripts/lib/propertySeed.ts'],
    // A third of the time would go into evaluating the same modules for each file; whatever a test changes it puts back.
    isolate: false,
    // Room for a machine that does several things at once; nothing here waits for real time.
    testTimeout: 30_000,
    include: ['{packages/*/src,.storybook,scripts}/**/*.test.ts'],
    // Too long for every change: the suite `units-full` runs them, and only them (scripts/lib/suites.ts).
    exclude: [...configDefaults.exclude, ...(isFull ? [] : ['**/*.full.test.ts'])],
  },
};

const stories: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'storybook',
    setupFiles: ['.storybook/quietConsole.ts', '.storybook/shortReports.ts'],
    // A page for each file costs half as long again as its stories; each story leaves nothing behind, as in Storybook.
    isolate: false,
    exclude: [...configDefaults.exclude, ...(isFull ? [] : ['**/*.full.stories.tsx'])],
    // Room for a busy machine; the full ones go through all stories in one test.
    testTimeout: isFull ? 300_000 : 90_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args: [...browserArgs] },
        // Nothing fades while it is judged: half a fade is a contrast that nobody designed. The suite `stories-motion`
        // runs the plays with motion, as people see them.
        contextOptions: {
          reducedMotion: process.env['MILLRACE_MOTION'] === 'on' ? 'no-preference' : 'reduce',
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  test: {
    coverage: { include: ['packages/*/src/**'] },
    projects: [unit, stories],
  },
});
