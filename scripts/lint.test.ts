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
  /** The file keeps its name, because a rule names it. @default false */
  readonly isExact?: boolean;
}

const arrows = 'eslint(no-restricted-imports)';
const ui = 'packages/ui/src';
const app = 'packages/console/src';
const importOf = (specifier: string) => `import { it } from '${specifier}';\nexport const used = it;`;

const imports: [file: string, specifier: string, verdict: 'right' | 'wrong'][] = [
  [`${ui}/domain/problem.ts`, './page.ts', 'right'],
  [`${ui}/domain/problem.ts`, '../contract/call.ts', 'wrong'],
  [`${ui}/domain/entities/pipeline.ts`, '../../theme/tokens.ts', 'wrong'],
  [`${ui}/domain/connectors/define.ts`, '../forms/fields.ts', 'right'],
  [`${ui}/domain/connectors/define.ts`, '../../forms/fields/useField.ts', 'wrong'],
  [`${ui}/domain/connectors/define.ts`, '../../forms/SslSection/SslSection.tsx', 'wrong'],
  [`${ui}/domain/entities/pipeline.ts`, 'react', 'wrong'],
  [`${ui}/domain/entities/pipeline.ts`, 'react-aria-components/Button', 'wrong'],
  [`${ui}/domain/entities/pipeline.ts`, './pipeline.css.ts', 'wrong'],
  [`${ui}/domain/entities/pipeline.ts`, 'node:fs', 'wrong'],
  [`${ui}/contract/call.ts`, '../domain/problem.ts', 'right'],
  [`${ui}/contract/call.ts`, 'valibot', 'right'],
  [`${ui}/contract/call.ts`, '../primitives/Button/Button.tsx', 'wrong'],
  [`${ui}/contract/call.ts`, 'react-dom/client', 'wrong'],
  [`${ui}/theme/light.css.ts`, '../domain/problem.ts', 'right'],
  [`${ui}/theme/light.css.ts`, '../primitives/Button/Button.css.ts', 'wrong'],
  [`${ui}/internal/copy/CopyButton.tsx`, '../../primitives/Button/Button.tsx', 'right'],
  [`${ui}/internal/copy/CopyButton.tsx`, '../../patterns/Grid/Grid.tsx', 'wrong'],
  [`${ui}/primitives/Button/Button.tsx`, '../../theme/tokens.ts', 'right'],
  [`${ui}/primitives/Button/Button.tsx`, '../Spinner/Spinner.tsx', 'right'],
  [`${ui}/primitives/Button/Button.tsx`, '../../patterns/Grid/Grid.tsx', 'wrong'],
  [`${ui}/primitives/Button/Button.tsx`, '../../contract/call.ts', 'wrong'],
  [`${ui}/primitives/Button/Button.tsx`, '../../entries/Link.ts', 'wrong'],
  [`${ui}/primitives/Button/Button.tsx`, '@millrace/ui/Link', 'wrong'],
  [`${ui}/primitives/Button/Button.tsx`, '@millrace/mocks/browser', 'wrong'],
  [`${ui}/patterns/Grid/Grid.tsx`, '../../primitives/Button/Button.tsx', 'right'],
  [`${ui}/patterns/Grid/Grid.tsx`, '../../forms/ConnectorForm/ConnectorForm.tsx', 'wrong'],
  [`${ui}/patterns/Grid/Grid.tsx`, '../../modals/ResyncModal/ResyncModal.tsx', 'wrong'],
  [`${ui}/forms/SslSection/SslSection.tsx`, '../../patterns/Grid/Grid.tsx', 'right'],
  [`${ui}/forms/SslSection/SslSection.tsx`, '../../modals/ResyncModal/ResyncModal.tsx', 'wrong'],
  [`${ui}/modals/ResyncModal/ResyncModal.tsx`, '../../forms/fields/ModelForm.tsx', 'right'],
  [`${ui}/modals/ResyncModal/ResyncModal.tsx`, '../../screens/home/HomeScreen/HomeScreen.tsx', 'wrong'],
  [`${ui}/screens/home/HomeScreen/HomeScreen.tsx`, '../../../modals/ResyncModal/ResyncModal.tsx', 'right'],
  [`${ui}/screens/home/HomeScreen/HomeScreen.tsx`, './HomeScreen.css.ts', 'right'],
  [`${ui}/screens/home/HomeScreen/HomeScreen.tsx`, '../OtherScreen/OtherScreen.tsx', 'wrong'],
  [`${ui}/screens/home/HomeScreen/HomeScreen.tsx`, '../../auth/LoginScreen/LoginScreen.tsx', 'wrong'],
  [`${ui}/screens/home/HomeScreen/HomeScreen.tsx`, '../../../contract/call.ts', 'wrong'],
  [`${ui}/screens/home/HomeScreen/HomeScreen.tsx`, '@millrace/console', 'wrong'],
  [`${ui}/screens/home/HomeScreen/HomeScreen.stories.tsx`, '@millrace/mocks/storybook', 'right'],
  [`${ui}/screens/home/HomeScreen/HomeScreen.stories.tsx`, '../../../contract/call.ts', 'right'],
  [`${ui}/screens/home/HomeScreen/HomeScreen.stories.tsx`, '@millrace/console', 'wrong'],
  [`${ui}/screens/home/HomeScreen/HomeScreen.stories.data.tsx`, '@millrace/mocks/storybook', 'right'],
  [`${app}/data/read.ts`, '../session/session.ts', 'right'],
  [`${app}/data/read.ts`, '../pipelines/selection.ts', 'wrong'],
  [`${app}/lists/useList.ts`, '../setup/setupRoutes.ts', 'wrong'],
  [`${app}/setup/x.ts`, '../connectors/journey.ts', 'right'],
  [`${app}/sources/x.ts`, '../connectors/journey.ts', 'right'],
  [`${app}/sources/x.ts`, '../setup/setupRoutes.ts', 'wrong'],
  [`${app}/setup/x.ts`, '../sources/screens.ts', 'wrong'],
  [`${app}/pipelines/x.ts`, '../data/read.ts', 'right'],
  [`${app}/pipelines/x.ts`, '../connectors/journey.ts', 'wrong'],
  [`${app}/pipelines/x.ts`, '../app/screens.ts', 'wrong'],
  [`${app}/pipelines/x.ts`, '../pipelineSettings/dialogs.ts', 'right'],
  [`${app}/setup/x.ts`, '../pipelineSettings/dialogs.ts', 'right'],
  [`${app}/sources/x.ts`, '../pipelineSettings/dialogs.ts', 'wrong'],
  [`${app}/shell/x.ts`, '../pipelineSettings/dialogs.ts', 'wrong'],
  [`${app}/pipelineSettings/x.ts`, '../pipelines/screens.ts', 'wrong'],
  [`${app}/pipelineSettings/x.ts`, '../data/read.ts', 'right'],
  [`${app}/connectors/x.ts`, '../sources/screens.ts', 'wrong'],
  [`${app}/app/x.ts`, '../data/read.ts', 'right'],
  [`${app}/app/x.ts`, '../connectors/journey.ts', 'right'],
  [`${app}/app/x.ts`, '../setup/setupRoutes.ts', 'right'],
  [`${app}/router/x.ts`, 'wouter', 'wrong'],
  [`${app}/pipelines/x.ts`, 'wouter', 'wrong'],
  [`${app}/app/x.ts`, '@millrace/ui/screens/HomeScreen', 'right'],
  [`${app}/app/x.ts`, '@millrace/ui/Banner', 'wrong'],
  [`${app}/app/x.ts`, '@millrace/ui', 'wrong'],
  [`${app}/app/x.ts`, '../../ui/src/domain/problem.ts', 'wrong'],
  [`${app}/app/x.ts`, '@millrace/mocks/browser', 'wrong'],
  [`${app}/app/x.ts`, '../../mocks/src/marker.ts', 'wrong'],
  [`${app}/app/x.test.ts`, '@millrace/mocks/node', 'right'],
  [`${app}/app/x.test.data.ts`, '@millrace/mocks/node', 'right'],
  ['packages/mocks/src/service/accounts/users.ts', '@millrace/ui/domain/entities', 'right'],
  ['packages/mocks/src/service/accounts/users.ts', '@millrace/ui/contract', 'right'],
  ['packages/mocks/src/service/accounts/users.ts', '@millrace/ui', 'wrong'],
  ['packages/mocks/src/service/accounts/users.ts', '@millrace/ui/Button', 'wrong'],
  ['packages/mocks/src/service/accounts/users.ts', '@millrace/console', 'wrong'],
  ['e2e/login.e2e.ts', '@millrace/mocks/node', 'right'],
];

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
  ...imports.map(([file, specifier, verdict]) => ({
    file,
    line: importOf(specifier),
    ...(verdict === 'wrong' && { refusedBy: arrows }),
  })),
  // The only file that may import the router.
  { file: `${app}/router/location.ts`, line: importOf('wouter'), isExact: true },
  ...bans,
  { file: `${ui}/primitives/Ban/Ban.stories.tsx`, line: 'export default {};' },
  {
    file: `${app}/pipelines/HomeContainer.tsx`,
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
  const { file = '', isExact = false } = cases[index] ?? {};
  return isExact ? file : file.replace(/^(.*\/[^./]*)/, `$1${index}`);
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
