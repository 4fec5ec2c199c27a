import type { ReportKind } from './reports.ts';

/** What runs suites: `npm test` for every change, `.ci/run` before a change reaches main, `npm run test:full` at night. */
export type Occasion = 'change' | 'main' | 'night';

/** One check that guards main: a command, and how to count its result. */
export interface Suite {
  readonly name: string;
  readonly command: readonly string[];
  readonly kind: ReportKind;
  /** Starts a Chromium. */
  readonly needsBrowser?: boolean;
  /** Starts a Firefox. */
  readonly needsFirefox?: boolean;
  /** Starts a WebKit. */
  readonly needsWebKit?: boolean;
  /** Writes no file that its neighbours use, and computes on one core: two such neighbours run at a time. */
  readonly isIndependent?: boolean;
  /** When it runs. @default on each occasion */
  readonly runs?: readonly Occasion[];
  readonly env?: Readonly<Record<string, string>>;
}

const task = (name: string, ...args: string[]) => [
  'node',
  '--conditions=@millrace/source',
  `scripts/${name}.ts`,
  ...args,
];
/** Playwright imports the twin, and with it the library: from their sources, as `task` does. */
const fromSources = { NODE_OPTIONS: '--conditions=@millrace/source' };
const inFirefox = { ...fromSources, MILLRACE_BROWSER: 'firefox' };
const vitest = (project: string) => ['vitest', 'run', '--project', project];
// Vitest leaves one core free, which is half of two.
const units = [...vitest('unit'), '--maxWorkers=100%'];
// Three pages at once: a story waits for timers and frames nearly as long as it computes. On two cores, two pages leave a
// quarter of the time unused (measured).
const stories = [...vitest('storybook'), '--maxWorkers=3'];

/**
 * All checks that guard main, fast ones first. `npm test -- lint units` runs the named ones, whatever the occasion.
 * A suite builds what it needs, so each also runs alone.
 */
export const suites: readonly Suite[] = [
  {
    name: 'format',
    kind: 'check',
    command: ['prettier', '--check', '--log-level=warn', '.'],
    isIndependent: true,
  },
  {
    name: 'lint',
    kind: 'check',
    command: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    isIndependent: true,
  },
  { name: 'types', kind: 'check', command: ['tsc', '--project', '.'], isIndependent: true },
  { name: 'unused', kind: 'check', command: ['knip'], isIndependent: true },
  { name: 'units', kind: 'vitest', command: units },
  {
    name: 'units-full',
    kind: 'vitest',
    command: [...units, '.full.test.ts'],
    env: { MILLRACE_FULL: 'yes' },
    runs: ['night'],
  },
  {
    // All files take many hours; every tenth is a sample of less than one.
    name: 'mutation',
    kind: 'check',
    command: task('mutation', '--part', '2/10'),
    runs: ['night'],
  },
  { name: 'stories', kind: 'vitest', command: stories, needsBrowser: true },
  {
    name: 'stories-full',
    kind: 'vitest',
    command: [...vitest('storybook'), '.full.stories.tsx'],
    needsBrowser: true,
    env: { MILLRACE_FULL: 'yes' },
    runs: ['night'],
  },
  {
    name: 'stories-dark',
    kind: 'vitest',
    command: stories,
    needsBrowser: true,
    env: { MILLRACE_THEME: 'dark' },
    runs: ['night'],
  },
  {
    name: 'stories-motion',
    kind: 'vitest',
    command: stories,
    needsBrowser: true,
    env: { MILLRACE_MOTION: 'on' },
    runs: ['night'],
  },
  { name: 'library', kind: 'check', command: task('build', 'ui') },
  { name: 'public-api', kind: 'check', command: task('publicApi') },
  { name: 'package', kind: 'check', command: ['publint', '--strict', 'packages/ui'] },
  { name: 'package-consumer', kind: 'check', command: task('packageConsumer') },
  { name: 'import-cost', kind: 'check', command: task('importCost'), isIndependent: true },
  { name: 'budgets', kind: 'check', command: task('budgets') },
  {
    // `npm test` ends within 15 minutes, so it runs only a main path of each area.
    name: 'e2e-main',
    kind: 'playwright',
    command: ['playwright', 'test'],
    needsBrowser: true,
    env: { ...fromSources, MILLRACE_MAIN: 'yes' },
    runs: ['change'],
  },
  {
    name: 'e2e',
    kind: 'playwright',
    command: ['playwright', 'test'],
    needsBrowser: true,
    env: fromSources,
    runs: ['main', 'night'],
  },
  {
    name: 'e2e-full',
    kind: 'playwright',
    command: ['playwright', 'test'],
    needsBrowser: true,
    env: { ...fromSources, MILLRACE_FULL: 'yes' },
    runs: ['night'],
  },
  {
    name: 'firefox',
    kind: 'playwright',
    command: ['playwright', 'test'],
    needsFirefox: true,
    env: inFirefox,
  },
  {
    name: 'firefox-full',
    kind: 'playwright',
    command: ['playwright', 'test'],
    needsFirefox: true,
    env: { ...inFirefox, MILLRACE_FULL: 'yes' },
    runs: ['night'],
  },
  {
    name: 'webkit-full',
    kind: 'playwright',
    command: ['playwright', 'test'],
    needsWebKit: true,
    env: { ...fromSources, MILLRACE_BROWSER: 'webkit' },
    runs: ['night'],
  },
  { name: 'storybook', kind: 'check', command: ['storybook', 'build', '--quiet'], runs: ['night'] },
  {
    name: 'package-projects',
    kind: 'check',
    command: task('packageProjects'),
    needsBrowser: true,
    runs: ['night'],
  },
  { name: 'clean-clone', kind: 'check', command: task('cleanClone'), runs: ['night'] },
];
