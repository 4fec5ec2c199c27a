import type { ReportKind } from './reports.ts';

/** What runs suites: `npm test` for every change, `.ci/run` before a change reaches main, `npm run test:full` at night. */
export type Occasion = 'change' | 'main' | 'night';

/** One check that guards main: a command, and how to count its result. */
export interface Suite {
  readonly name: string;
  readonly command: readonly string[];
  readonly kind: ReportKind;
  /** The browser that it starts. */
  readonly browser?: 'chromium' | 'firefox' | 'webkit';
  /** Writes no file that its neighbours use, and computes on one core: two such neighbours run at a time. */
  readonly isIndependent?: boolean;
  /** When it runs. @default on each occasion */
  readonly runs?: readonly Occasion[];
  readonly env?: Readonly<Record<string, string>>;
}

const check = (name: string, ...command: string[]) => ({ name, kind: 'check', command }) as const;
const script = (name: string, task: string, ...args: string[]) =>
  check(name, 'node', '--conditions=@millrace/source', `scripts/${task}.ts`, ...args);
const vitest = (name: string, project: string, ...args: string[]) =>
  ({ name, kind: 'vitest', command: ['vitest', 'run', '--project', project, ...args] }) as const;
// Vitest leaves one core free, which is half of two.
const units = (name: string, ...args: string[]) => vitest(name, 'unit', '--maxWorkers=100%', ...args);
// Three pages at once: a story waits for timers and frames nearly as long as it computes. On two cores, two pages leave a
// quarter of the time unused (measured).
const stories = (name: string) =>
  ({ ...vitest(name, 'storybook', '--maxWorkers=3'), browser: 'chromium' }) as const;
/** Playwright imports the twin, and with it the library: from their sources, as scripts do. */
const e2e = (name: string, browser: 'chromium' | 'firefox' | 'webkit', env: Suite['env'] = {}) =>
  ({
    name,
    kind: 'playwright',
    command: ['playwright', 'test'],
    browser,
    env: { NODE_OPTIONS: '--conditions=@millrace/source', MILLRACE_BROWSER: browser, ...env },
  }) as const;

const alone = { isIndependent: true } as const;
const night = { runs: ['night'] } as const;
const full = { MILLRACE_FULL: 'yes' };
/** Property tests draw new examples; a failure prints the seed with which it returns. */
const otherExamples = { MILLRACE_SEED: 'random' };

/**
 * All checks that guard main, fast ones first. `npm test -- lint units` runs the named ones, whatever the occasion.
 * A suite builds what it needs, so each also runs alone.
 */
export const suites: readonly Suite[] = [
  { ...check('format', 'prettier', '--check', '--log-level=warn', '.'), ...alone },
  {
    ...check('lint', 'oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'),
    ...alone,
  },
  { ...check('imports', 'depcruise', 'packages/*/src'), ...alone },
  { ...check('types', 'tsc', '--project', '.'), ...alone },
  { ...check('unused', 'knip'), ...alone },
  units('units'),
  { ...units('units-full', '.full.test.ts'), env: { ...full, ...otherExamples }, ...night },
  { ...units('units-random'), env: otherExamples, ...night },
  // All files take hours; a tenth of them takes a quarter of an hour on a quiet machine.
  { ...script('mutation', 'mutation', '--part', '2/10'), ...night },
  stories('stories'),
  { ...vitest('stories-full', 'storybook', '.full.stories.tsx'), browser: 'chromium', env: full, ...night },
  { ...stories('stories-dark'), env: { MILLRACE_THEME: 'dark' }, ...night },
  { ...stories('stories-motion'), env: { MILLRACE_MOTION: 'on' }, ...night },
  script('library', 'build', 'ui'),
  script('public-api', 'publicApi'),
  check('package', 'publint', '--strict', 'packages/ui'),
  script('contract', 'build', 'contract'),
  check('contract-package', 'publint', '--strict', 'packages/contract'),
  // Each entry of the packed library in an empty project, which takes as long as three of the other checks.
  { ...script('package-consumer', 'packageConsumer'), runs: ['main', 'night'] },
  { ...script('import-cost', 'importCost'), ...alone },
  script('budgets', 'budgets'),
  // `npm test` ends within 15 minutes, so it runs only a main path of each area.
  { ...e2e('e2e-main', 'chromium', { MILLRACE_MAIN: 'yes' }), runs: ['change'] },
  { ...e2e('e2e', 'chromium'), runs: ['main', 'night'] },
  { ...e2e('e2e-full', 'chromium', full), ...night },
  e2e('firefox', 'firefox'),
  { ...e2e('firefox-full', 'firefox', full), ...night },
  { ...e2e('webkit-full', 'webkit'), ...night },
  { ...check('storybook', 'storybook', 'build', '--quiet'), ...night },
  { ...script('package-projects', 'packageProjects'), browser: 'chromium', ...night },
  { ...script('contract-client', 'contractClient'), ...night },
  { ...script('clean-clone', 'cleanClone'), ...night },
];
