import type { ReportKind } from './reports.ts';

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
  /** Too slow for every change: `npm run test:full` runs it, `npm test` does not. */
  readonly isLong?: boolean;
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
// Three pages at once: a story waits for timers and frames nearly as long as it computes. On two cores, two pages leave a
// quarter of the time unused (measured).
const stories = [...vitest('storybook'), '--maxWorkers=3'];

/**
 * All checks that guard main, fast ones first. `npm test` runs them all, `npm test -- lint units` only the named ones.
 * A suite builds what it needs, so each also runs alone.
 */
export const suites: readonly Suite[] = [
  { name: 'format', kind: 'check', command: ['prettier', '--check', '--log-level=warn', '.'] },
  {
    name: 'lint',
    kind: 'check',
    command: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'types', kind: 'check', command: ['tsc', '--project', '.'] },
  { name: 'unused', kind: 'check', command: ['knip'] },
  { name: 'units', kind: 'vitest', command: vitest('unit') },
  {
    name: 'units-full',
    kind: 'vitest',
    command: [...vitest('unit'), '.full.test.ts'],
    env: { MILLRACE_FULL: 'yes' },
    isLong: true,
  },
  { name: 'mutation', kind: 'check', command: task('mutation'), isLong: true },
  { name: 'stories', kind: 'vitest', command: stories, needsBrowser: true },
  {
    name: 'stories-full',
    kind: 'vitest',
    command: [...vitest('storybook'), '.full.stories.tsx'],
    needsBrowser: true,
    env: { MILLRACE_FULL: 'yes' },
    isLong: true,
  },
  {
    name: 'stories-dark',
    kind: 'vitest',
    command: stories,
    needsBrowser: true,
    env: { MILLRACE_THEME: 'dark' },
    isLong: true,
  },
  {
    name: 'stories-motion',
    kind: 'vitest',
    command: stories,
    needsBrowser: true,
    env: { MILLRACE_MOTION: 'on' },
    isLong: true,
  },
  { name: 'library', kind: 'check', command: task('build', 'ui') },
  { name: 'public-api', kind: 'check', command: task('publicApi') },
  { name: 'package', kind: 'check', command: ['publint', '--strict', 'packages/ui'] },
  { name: 'package-types', kind: 'check', command: task('packageTypes') },
  { name: 'package-consumer', kind: 'check', command: task('packageConsumer') },
  { name: 'import-cost', kind: 'check', command: task('importCost') },
  { name: 'budgets', kind: 'check', command: task('budgets') },
  { name: 'e2e', kind: 'playwright', command: ['playwright', 'test'], needsBrowser: true, env: fromSources },
  {
    name: 'e2e-full',
    kind: 'playwright',
    command: ['playwright', 'test'],
    needsBrowser: true,
    env: { ...fromSources, MILLRACE_FULL: 'yes' },
    isLong: true,
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
    isLong: true,
  },
  {
    name: 'webkit-full',
    kind: 'playwright',
    command: ['playwright', 'test'],
    needsWebKit: true,
    env: { ...fromSources, MILLRACE_BROWSER: 'webkit' },
    isLong: true,
  },
  { name: 'storybook', kind: 'check', command: ['storybook', 'build', '--quiet'], isLong: true },
  {
    name: 'package-bundlers',
    kind: 'check',
    command: task('packageBundlers'),
    needsBrowser: true,
    isLong: true,
  },
  {
    name: 'package-pages',
    kind: 'check',
    command: task('packagePages'),
    needsBrowser: true,
    isLong: true,
  },
  { name: 'clean-clone', kind: 'check', command: task('cleanClone'), isLong: true },
];
