import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A line in a file, and the rule that must reject it; no rule if the line is valid. */
interface Case {
  readonly file: string;
  readonly line: string;
  readonly refusedBy?: string;
}

const ui = 'packages/ui/src';
const app = 'packages/console/src';

/** Alternatives to plain text, links out of the page (T-01, T-26), and our style rules. */
const bans: Case[] = [
  {
    line: 'export const run = (node: Element) => { node.innerHTML = "x"; };',
    rule: 'eslint(no-restricted-properties)',
  },
  { line: 'document.write("x");\nexport const a = 1;', rule: 'eslint(no-restricted-properties)' },
  { line: 'window.open("/x");\nexport const a = 1;', rule: 'eslint(no-restricted-properties)' },
  { line: 'open("/x");\nexport const a = 1;', rule: 'eslint(no-restricted-globals)' },
  { line: 'eval("1");\nexport const a = 1;', rule: 'eslint(no-eval)' },
  { line: 'export const a: any = 1;', rule: 'typescript(no-explicit-any)' },
  { line: 'export default 1;', rule: 'import(no-default-export)' },
  {
    line: 'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    rule: 'react(no-danger)',
  },
].map(({ line, rule }) => ({ file: `${ui}/primitives/Ban/Ban.tsx`, line, refusedBy: rule }));

const cases: Case[] = [
  ...bans,
  { file: `${ui}/primitives/Ban/Ban.stories.tsx`, line: 'export default {};' },
  {
    file: `${ui}/primitives/Ban/Ban.stories.tsx`,
    line: "import { it } from '@millrace/console';\nexport const used = it;",
    refusedBy: 'eslint(no-restricted-imports)',
  },
  {
    file: `${app}/pipelines/pages/HomeContainer.tsx`,
    line: 'export const HomeContainer = () => <p>Home</p>;',
    refusedBy: 'react(forbid-elements)',
  },
];

/** Two files that import each other's types. Neither can be understood or moved alone. */
const cycle = [
  { file: `${app}/app/one.ts`, other: './other.ts' },
  { file: `${app}/app/other.ts`, other: './one.ts' },
];

// Every case is a separate file, usually with a number before its extension. One lint run covers all of them.
const root = mkdtempSync(path.join(tmpdir(), 'millrace-lint-'));
const placeOf = (index: number) => {
  const { file = '' } = cases[index] ?? {};
  return file.replace(/^(.*\/[^./]*)/, `$1${index}`);
};
let verdicts: Map<string, string[]>;

beforeAll(() => {
  copyFileSync('.oxlintrc.json', path.join(root, '.oxlintrc.json'));
  cases.forEach(({ line }, index) => {
    const file = path.join(root, placeOf(index));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${line}\n`);
  });
  for (const { file, other } of cycle) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, `import type { It } from '${other}';\nexport type Mine = It;\n`);
  }
  const oxlint = path.resolve('node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: root, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: { filename: string; code: string }[] } = JSON.parse(stdout);
  verdicts = new Map(
    [...Map.groupBy(diagnostics, (it) => it.filename)].map(([file, all]) => [file, all.map((it) => it.code)]),
  );
});

afterAll(() => rmSync(root, { recursive: true }));

test.each(cases.map((it, index) => ({ ...it, index })))('$file: $line', ({ index, refusedBy }) => {
  expect(verdicts.get(placeOf(index)) ?? []).toEqual(refusedBy ? [refusedBy] : []);
});

test.each(cycle)('$file is part of an import cycle', ({ file }) => {
  expect(verdicts.get(file)).toEqual(['import(no-cycle)']);
});
