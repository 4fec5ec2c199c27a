import { defineConfig } from 'vitest/config';

/** The unit tests alone, for the mutants of scripts/mutation.ts. */
const conditions = ['@millrace/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    isolate: false,
    setupFiles: ['scripts/lib/propertySeed.ts'],
    testTimeout: 30_000,
    include: ['packages/ui/src/{contract,domain}/**/*.test.ts', 'packages/console/src/**/*.test.ts'],
    // The tests of the whole app need the styles, which only the other configuration builds.
    exclude: ['**/*.full.test.ts', 'packages/console/src/app/**'],
  },
});
