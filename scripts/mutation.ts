// Changes the rules and the data layer in thousands of small ways, and counts how many changes a unit test notices.
// `npm test -- mutation` takes a sample, and `node scripts/run.mjs mutation` all files. With
// `packages/ui/src/domain/schedule/*.ts` it looks at some files, and with `--part 2/5` at the second fifth of them.
// docs/mutation.md has the scores and how to read them.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string', default: '1/1' } },
});
const [, part = '1', parts = '1'] = /^(\d+)\/(\d+)$/.exec(values.part) ?? [];
if (Number(part) < 1 || Number(part) > Number(parts)) {
  console.error(`--part ${values.part} is no part, such as 2/5.`);
  process.exit(2);
}

/** The part a file belongs to, from its path alone, so that a new or moved file does not move the others. */
const partOf = (file: string) => createHash('sha256').update(file).digest().readUInt32BE(0) % Number(parts);

// The definitions of connectors are data, and the table of their files is generated.
const logic = ['packages/ui/src/domain/**/*.ts', 'packages/console/src/**/{data,hooks,live,writes}/**/*.ts'];
const files = (positionals.length > 0 ? positionals : globSync(logic))
  .filter((file) => !/\.test\.|connectors\/(?:sources|destinations|definitionLoaders)\b/.test(file))
  .filter((file) => partOf(file) === Number(part) - 1)
  .toSorted();

mkdirSync('.millrace', { recursive: true });
await new Stryker({
  mutate: files,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A change of a constant of a module needs all tests, which takes a minute each.
  ignoreStatic: true,
  // It reads tsconfig.json through an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  ignorePatterns: [
    '**',
    '!packages/**',
    '!scripts/**',
    '!docs/**',
    '!package.json',
    '!vitest.mutation.config.ts',
  ],
  tempDirName: '.millrace/mutation',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true, skipFull: true },
  // The first run keeps for each of many thousand tests which changes it reaches, which is more than Node's usual 4 GiB.
  testRunnerNodeArgs: ['--max-old-space-size=8192'],
  concurrency: availableParallelism(),
  // The least share of noticed changes, in percent. Below it, the process fails.
  thresholds: { high: 95, low: 90, break: 85 },
  // The first run of all tests, on a machine that does other things.
  dryRunTimeoutMinutes: 20,
}).runMutationTest();
