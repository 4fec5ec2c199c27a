import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildings } from '../.dependency-cruiser.mjs';
import { publicEntries } from '../packages/ui/publicEntries.ts';

const ui = 'packages/ui/src';
const app = 'packages/console/src';
const twin = 'packages/mocks/src';
const kit = 'packages/contract/src';

/** A file that imports another file or a package, and the rule that must refuse it; none if the import is right. */
const cases: readonly (readonly [file: string, imported: string, refusedBy?: string])[] = [
  [`${ui}/domain/outcome/problem.ts`, `${ui}/domain/outcome/page.ts`],
  [`${ui}/domain/outcome/problem.ts`, `${ui}/contract/call.ts`, `floors of ${ui}`],
  [`${ui}/domain/entities/pipeline.ts`, `${ui}/theme/tokens.ts`, `floors of ${ui}`],
  [`${ui}/domain/entities/pipeline.ts`, `${ui}/domain/text/limits.ts`],
  [`${ui}/domain/entities/pipeline.ts`, `${ui}/domain/forms/definition/fields.ts`, `floors of ${ui}/domain`],
  [`${ui}/domain/entities/pipeline.ts`, 'react', 'bare'],
  [`${ui}/domain/entities/pipeline.ts`, 'react-aria-components/Button', 'bare'],
  [`${ui}/domain/entities/pipeline.ts`, `${ui}/domain/entities/pipeline.css.ts`, 'bare'],
  [`${ui}/domain/entities/pipeline.ts`, 'node:fs', 'bare-of-node'],
  [`${ui}/domain/connectors/definition/define.ts`, `${ui}/domain/forms/definition/fields.ts`],
  [`${ui}/domain/connectors/definition/define.ts`, `${ui}/domain/hooks/hook.ts`, `floors of ${ui}/domain`],
  [`${ui}/domain/connectors/definition/define.ts`, `${ui}/forms/fields/useField.ts`, `floors of ${ui}`],
  [`${ui}/domain/schema/resync.ts`, `${ui}/domain/pipelines/syncForm.ts`],
  [`${ui}/contract/call.ts`, `${ui}/domain/outcome/problem.ts`],
  [`${ui}/contract/call.ts`, 'valibot'],
  [`${ui}/contract/call.ts`, `${ui}/primitives/Button/Button.tsx`, 'contract-alone'],
  [`${ui}/contract/call.ts`, 'react-dom/client', 'bare'],
  [`${ui}/theme/light.css.ts`, `${ui}/domain/outcome/problem.ts`],
  [`${ui}/theme/light.css.ts`, `${ui}/primitives/Button/Button.css.ts`, `floors of ${ui}`],
  [`${ui}/internal/saveFile.ts`, `${ui}/primitives/Button/Button.tsx`, `floors of ${ui}`],
  [`${ui}/primitives/Button/Button.tsx`, `${ui}/internal/saveFile.ts`],
  [`${ui}/primitives/Button/Button.tsx`, `${ui}/primitives/Spinner/Spinner.tsx`],
  [`${ui}/primitives/Button/Button.tsx`, `${ui}/patterns/Grid/Grid.tsx`, `floors of ${ui}`],
  [`${ui}/primitives/Button/Button.tsx`, `${ui}/contract/call.ts`, `floors of ${ui}`],
  [`${ui}/primitives/Button/Button.tsx`, '@millrace/ui/Link', 'not-by-name'],
  [`${ui}/primitives/Button/Button.tsx`, '@millrace/mocks/browser', 'no-twin'],
  [`${ui}/primitives/Button/Button.stories.tsx`, '@millrace/mocks/browser'],
  [`${ui}/patterns/Grid/Grid.tsx`, `${ui}/forms/ConnectorForm/ConnectorForm.tsx`, `floors of ${ui}`],
  [`${ui}/forms/SslSection/SslSection.tsx`, `${ui}/modals/ResyncModal/ResyncModal.tsx`, `floors of ${ui}`],
  [`${ui}/modals/ResyncModal/ResyncModal.tsx`, `${ui}/forms/modelForm/ModelForm.tsx`],
  [
    `${ui}/modals/ResyncModal/ResyncModal.tsx`,
    `${ui}/screens/home/HomeScreen/HomeScreen.tsx`,
    `floors of ${ui}`,
  ],
  [`${ui}/screens/home/HomeScreen/HomeScreen.tsx`, `${ui}/screens/home/HomeScreen/HomeScreen.css.ts`],
  [
    `${ui}/screens/home/HomeScreen/HomeScreen.tsx`,
    `${ui}/screens/home/OtherScreen/OtherScreen.tsx`,
    'screens-apart',
  ],
  [
    `${ui}/screens/home/HomeScreen/HomeScreen.tsx`,
    `${ui}/screens/auth/LoginScreen/LoginScreen.tsx`,
    'screens-apart',
  ],
  [`${ui}/screens/home/HomeScreen/HomeScreen.tsx`, `${ui}/contract/call.ts`, `floors of ${ui}`],
  [`${ui}/screens/home/HomeScreen/HomeScreen.tsx`, `${app}/app/main.tsx`, 'no-console'],
  [`${app}/data/read.ts`, `${app}/kit/lateCode.ts`],
  [`${app}/data/read.ts`, `${app}/session/session.ts`, `floors of ${app}`],
  [`${app}/data/read.ts`, `${app}/pipelines/selection.ts`, `floors of ${app}`],
  [`${app}/setup/steps.ts`, `${app}/connectors/editor/journey.ts`],
  [`${app}/pipelines/list.ts`, `${app}/connectors/editor/journey.ts`, `floors of ${app}`],
  [`${app}/settings/pages.ts`, `${app}/pipelines/selection.ts`],
  [`${app}/settings/pages.ts`, `${app}/observability/selection.ts`, `floors of ${app}`],
  [`${app}/shell/Frame.tsx`, `${app}/pipelines/selection.ts`],
  [`${app}/pipelines/list.ts`, `${app}/app/screens.ts`, `floors of ${app}`],
  [`${app}/router/location.ts`, 'wouter'],
  [`${app}/router/titles.ts`, 'wouter', 'one-reader-of-the-address'],
  [`${app}/app/main.tsx`, '@millrace/ui/screens/HomeScreen'],
  [`${app}/app/main.tsx`, '@millrace/ui/Toast'],
  [`${app}/app/main.tsx`, '@millrace/ui/Loading'],
  [`${app}/app/main.tsx`, '@millrace/ui/Banner', 'screens-only'],
  [`${app}/app/main.tsx`, '@millrace/ui', 'screens-only'],
  [`${app}/app/main.tsx`, `${ui}/domain/outcome/problem.ts`, 'published-only'],
  [`${app}/app/main.tsx`, `${ui}/screens/shell/HomeScreen/HomeScreen.tsx`, 'published-only'],
  [`${app}/app/main.tsx`, '@millrace/mocks/browser', 'no-twin'],
  [`${app}/app/main.test.ts`, '@millrace/mocks/node'],
  [`${twin}/service/accounts/users.ts`, '@millrace/ui/domain/entities'],
  [`${twin}/service/accounts/users.ts`, '@millrace/ui/contract'],
  [`${twin}/service/accounts/users.ts`, '@millrace/ui/Button', 'no-component'],
  [`${twin}/service/accounts/users.ts`, `${twin}/service/core/names.ts`],
  [`${twin}/service/accounts/users.ts`, `${twin}/service/pipelines/rows.ts`, `floors of ${twin}/service`],
  [`${twin}/service/accounts/users.ts`, `${twin}/handlers/users.ts`, `floors of ${twin}`],
  [`${kit}/export/openApi.ts`, '@millrace/ui/contract'],
  [`${kit}/export/openApi.ts`, `${kit}/schema/fit.ts`],
  [`${kit}/export/openApi.ts`, '@millrace/mocks/node', 'no-twin'],
  [`${kit}/export/openApi.ts`, `${app}/data/read.ts`, 'no-console'],
  [`${kit}/schema/fit.ts`, `${kit}/export/openApi.ts`, `floors of ${kit}`],
  [`${kit}/schema/fit.ts`, '@millrace/ui/contract', 'files-only'],
  [`${kit}/schema/fit.ts`, 'valibot', 'files-only'],
];

/** Files that import each other: by a type, by `import()`, and only through their folders. */
const circles: Readonly<Record<string, readonly string[]>> = {
  [`${ui}/internal/one.ts`]: [`import type { it } from './other.ts';\nexport type Mine = typeof it;`],
  [`${ui}/internal/other.ts`]: [`export const it = () => import('./one.ts');`],
  [`${ui}/patterns/One/a.ts`]: [`export { it } from '../Two/a.ts';`],
  [`${ui}/patterns/Two/a.ts`]: [`export const it = 1;`],
  [`${ui}/patterns/Two/b.ts`]: [`export { it } from '../One/b.ts';`],
  [`${ui}/patterns/One/b.ts`]: [`export const it = 1;`],
};

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const root = mkdtempSync(path.join(tmpdir(), 'millrace-imports-'));
const modules = path.join(root, 'node_modules');
const isPath = (imported: string) => imported.startsWith('packages/');
/** Each case has a file of its own, except where a rule names the file. */
const fileOf = (file: string, index: number) =>
  file.endsWith('/location.ts') ? file : file.replace(/^(.*\/[^./]*)/, `$1${index}`);
let violations: readonly Violation[];

function write(file: string, text: string): void {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

beforeAll(() => {
  copyFileSync('.dependency-cruiser.mjs', path.join(root, '.dependency-cruiser.mjs'));
  mkdirSync(path.join(modules, '@millrace'), { recursive: true });
  for (const name of ['ui', 'mocks']) {
    write(`packages/${name}/package.json`, readFileSync(`packages/${name}/package.json`, 'utf8'));
    symlinkSync(path.join(root, 'packages', name), path.join(modules, '@millrace', name));
  }
  for (const name of ['react', 'react-dom', 'react-aria-components', 'valibot', 'wouter', '@swc'])
    symlinkSync(path.resolve('node_modules', name), path.join(modules, name));
  for (const { source } of publicEntries) write(`${ui}/${source}`, 'export const it = 1;\n');
  for (const entry of ['browser', 'node']) write(`${twin}/entries/${entry}.ts`, 'export const it = 1;\n');
  for (const [, imported] of cases) if (isPath(imported)) write(imported, 'export const it = 1;\n');
  for (const [file, [text = '']] of Object.entries(circles)) write(file, `${text}\n`);
  for (const [index, [file, imported]] of cases.entries()) {
    const relative = path.posix.relative(path.posix.dirname(file), imported);
    const specifier = isPath(imported) ? relative.replace(/^(?!\.)/, './') : imported;
    write(fileOf(file, index), `import { it } from '${specifier}';\nexport const used = it;\n`);
  }
  const cruiser = path.resolve('node_modules/.bin/depcruise');
  const { stdout } = spawnSync(cruiser, ['packages/*/src', '--output-type=json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const { summary }: { summary: { violations: readonly Violation[] } } = JSON.parse(stdout);
  violations = summary.violations;
});

afterAll(() => rmSync(root, { recursive: true }));

describe('an import', () => {
  it.each(cases.map(([file, imported, refusedBy], index) => ({ file, imported, refusedBy, index })))(
    '$file → $imported',
    ({ file, refusedBy, index }) => {
      const found = violations
        .filter(({ from }) => from === fileOf(file, index))
        .map(({ rule }) => rule.name);
      expect([...new Set(found)]).toEqual(refusedBy ? [refusedBy] : []);
    },
  );
});

describe('a circle', () => {
  it('of files is refused, also by a type and through import()', () => {
    const found = violations.filter(({ rule }) => rule.name === 'no-circle').map(({ from }) => from);
    expect(found.filter((file) => !file.startsWith(`${ui}/internal/`))).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });

  it('of folders is refused', () => {
    const found = violations
      .filter(({ rule }) => rule.name === 'no-circle-of-folders')
      .map(({ from }) => from);
    expect(found).toEqual(expect.arrayContaining([`${ui}/patterns/One`, `${ui}/patterns/Two`]));
  });
});

describe('the floors', () => {
  it.each(buildings)('of $folder have a place for each of its folders', ({ folder, floors }) => {
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['__tests__', 'flows'].includes(entry.name))
      .map(({ name }) => name);
    expect(floors.flat().toSorted()).toEqual(folders.toSorted());
  });

  /** The highest floor first, as one sees a building. */
  const draw = ({ folder, floors, beside = {} }: (typeof buildings)[number]): string => {
    const arrows = Object.entries(beside).map(([room, others]) => `${room} → ${others.join(', ')}`);
    const lines = floors.map((rooms) => `  ${rooms.join('  ')}`).toReversed();
    return [folder, ...lines, ...arrows.map((arrow) => `  (${arrow})`)].join('\n');
  };
  const pictureOf = (drawn: typeof buildings) => `\`\`\`\n${drawn.map(draw).join('\n\n')}\n\`\`\``;
  const packages = buildings.filter(({ folder }) => folder.endsWith('/src'));

  it.each([
    ['docs/architecture.md', buildings],
    ['CONTRIBUTING.md', packages],
  ] as const)('are drawn in %s', (document, drawn) => {
    expect(readFileSync(document, 'utf8')).toContain(pictureOf(drawn));
  });
});
