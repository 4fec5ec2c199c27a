import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { supportedBrowsers } from '../packages/console/supportedBrowsers.ts';
import { suites } from './lib/suites.ts';
import { people } from '../packages/mocks/src/scenarios/people.ts';
import { scenarios } from '../packages/mocks/src/scenarios/scenarios.ts';
import { assumed } from '../packages/ui/src/contract/assumed.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const sources = globSync(['packages/*/src/**/*.{ts,tsx,mdx}', 'scripts/**/*.{ts,mjs}', 'e2e/**/*.ts'], {
  cwd: root,
});
const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md'], { cwd: root });

/** Numbers that a comment may cite, and the document that explains them. */
const registers = [
  { document: 'docs/decisions.md', cited: /\bA-\d{2,3}\b/g },
  { document: 'docs/faults.md', cited: /\bF\d{1,2}\b(?=[ ,.:;)])/g },
  { document: 'docs/threats.md', cited: /\bT-\d\d\b/g },
];

describe.each(registers)('$document', ({ document, cited }) => {
  const numbers = (text: string) => new Set(text.match(cited));
  const defined = document.endsWith('decisions.md')
    ? new Set([...read(document).matchAll(/^\*\*(A-\d{2,3}) /gm)].map(([, number]) => number ?? ''))
    : new Set([...read(document).matchAll(/^\| ([FT]-?\d+) /gm)].map(([, number]) => number ?? ''));

  it('explains its numbers without a gap', () => {
    const numbersIn = [...defined].map((name) => Number(name.replace(/\D/g, '')));
    expect(defined.size).toBeGreaterThan(30);
    expect(numbersIn.toSorted((a, b) => a - b)).toEqual(numbersIn.map((_, index) => index + 1));
  });

  it('explains every number that a source or another document cites', () => {
    const unknown = [...sources, ...documents].flatMap((path) =>
      [...numbers(read(path))].filter((number) => !defined.has(number)).map((number) => `${path}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });
});

/** Where a row is proved. The limits of the production build are a separate gate. */
const proofs = [
  ...globSync(
    ['packages/*/src/**/*.{test,stories}.{ts,tsx}', '{scripts,.storybook}/**/*.test.ts', 'e2e/**/*.ts'],
    {
      cwd: root,
    },
  ),
  'scripts/budgets.ts',
];

/** The files that the last cell of a row names: each by its name if it is the only one with it, or by its path. */
function proofsIn(row: string): { readonly found: readonly string[]; readonly wrong: readonly string[] } {
  const cell = row.split(/(?<!\\)\|/).at(-2) ?? '';
  const names = [...cell.matchAll(/`([^`]+\.tsx?)`/g)].map(([, name = '']) => name);
  const matching = names.map((name) => proofs.filter((path) => path === name || path.endsWith(`/${name}`)));
  return {
    found: matching.flatMap((paths) => (paths.length === 1 ? paths : [])),
    wrong: names.filter((_, index) => matching[index]?.length !== 1),
  };
}

/** The rows of the tables that have a column of tests, each with its first cell. */
function rowsOf(document: string): readonly (readonly [name: string, row: string])[] {
  const tables = read(document).match(/^\|.*(?:\n\|.*)+/gm) ?? [];
  return tables
    .map((table) => table.split('\n'))
    .filter(([head = '']) => /\| Test +\|$/.test(head))
    .flatMap(([, , ...rows]) => rows.map((row) => [(row.split('|')[1] ?? '').trim(), row] as const));
}

const faultRows = rowsOf('docs/faults.md');
const threatRows = rowsOf('docs/threats.md');

describe.each([
  ['docs/faults.md', faultRows, 65],
  ['docs/threats.md', threatRows, 43],
] as const)('every row of %s', (_, rows, least) => {
  it('is found', () => {
    expect(rows.length).toBeGreaterThanOrEqual(least);
  });

  it.each(rows)('%s names its tests, which exist', (__, row) => {
    const { found, wrong } = proofsIn(row);
    expect(wrong).toEqual([]);
    expect(found).not.toEqual([]);
  });
});

it.each(threatRows)('%s appears in a test that its row names', (number, row) => {
  expect(proofsIn(row).found.some((path) => read(path).includes(number))).toBe(true);
});

it('a row with a wrong or an ambiguous name of a test is found', () => {
  expect(proofsIn('| X | Threat | Control | `lint.test.ts`, `nowhere.test.ts` |').wrong).toEqual([
    'nowhere.test.ts',
  ]);
  expect(proofsIn('| X | Threat | Control | `paths.test.ts` |').wrong).toEqual(['paths.test.ts']);
  expect(proofsIn('| X | `lint.test.ts` | no test |').found).toEqual([]);
});

describe('docs/twin.md', () => {
  const guide = read('docs/twin.md');

  it('lists exactly the assumed fields', () => {
    const [, table = ''] = guide.split('## What it assumes');
    const listed = [...table.matchAll(/^\| (.+?) +\| `(.+?)` +\| (.+?) +\|$/gm)].map(([, ...cells]) => cells);
    expect(listed).toEqual(assumed.map(({ on, field, shownIn }) => [on, field, shownIn]));
  });

  it.each(['packages/mocks/src/storybook/Example.stories.tsx', 'packages/mocks/src/entries/example.test.ts'])(
    'contains %s unchanged, which runs as a test',
    (path) => {
      expect(guide).toContain(`\n${read(path)}\`\`\`\n`);
    },
  );

  it.each([...Object.keys(scenarios), ...people.map(({ email }) => email)])('describes %s', (name) => {
    expect(guide).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'));
  });
});

it.each(suites.map(({ name }) => name))('README.md names the suite %s', (name) => {
  expect(read('README.md')).toMatch(new RegExp(`^\\| \`npm test -- .*\`${name}\``, 'm'));
});

it.each(['README.md', 'docs/browsers.md', 'packages/ui/README.md'])(
  '%s names the browsers for which the console is built',
  (path) => {
    const text = read(path).replace(/[*|]| {2,}/g, ' ');
    for (const target of supportedBrowsers) {
      const [, name = '', version = ''] = /^([a-z]+)(\d+)$/.exec(target) ?? [];
      expect(text).toMatch(new RegExp(`\\b${name}\\b[^.]{0,40}\\b${version}\\b`, 'i'));
    }
  },
);

it('links only to files that exist', () => {
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, target]) => target ?? '')
      .filter((target) => !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});
