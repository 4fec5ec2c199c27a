import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshBuild, targets } from './freshBuild.ts';

/** Runs `work` in an empty folder outside the repository, and removes the folder afterwards. */
export async function inProject(work: (project: string) => Promise<void>): Promise<void> {
  const project = mkdtempSync(path.join(tmpdir(), 'millrace-consumer-'));
  try {
    await work(project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Packs the library as it would be published, and returns the tarball's path. */
export async function pack(folder: string): Promise<string> {
  await freshBuild(targets.ui);
  const name = output('npm', ['pack', '--silent', '--pack-destination', folder], 'packages/ui').trim();
  return path.join(folder, name);
}

/** Unpacks the tarball and links its declared dependencies only, so that a missing declaration fails. */
export function link(tarball: string, project: string): void {
  const root = process.cwd();
  const home = path.join(project, 'node_modules/@millrace/ui');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);

  const manifest: Record<'dependencies' | 'peerDependencies', Record<string, string>> = JSON.parse(
    readFileSync(path.join(home, 'package.json'), 'utf8'),
  );
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const name of [...declared, '@types/react', '@types/react-dom']) {
    const target = path.join(project, 'node_modules', name);
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), target);
  }
}

/** Installs the tarball and pinned packages from the registry, as a product does. */
export function install(tarball: string, project: string, packages: readonly string[]): void {
  write(project, { 'package.json': JSON.stringify({ private: true, type: 'module' }) });
  output('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', tarball, ...packages], project);
}

/** The code of the packed README in one language that contains a text. Fails unless there is exactly one. */
export function readmeCode(project: string, language: string, text: string): string {
  const readme = readFileSync(path.join(project, 'node_modules/@millrace/ui/README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```(\w+)[^\n]*\n(.*?)^```$/gms)].flatMap(([, name, code = '']) =>
    name === language && code.includes(text) ? [code] : [],
  );
  expect(blocks.length === 1, `The README has ${blocks.length} blocks of ${language} with “${text}”.`);
  return blocks[0] ?? '';
}

export function write(project: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The environment of a fresh shell, with the programs of a project. */
export function environmentIn(project: string): NodeJS.ProcessEnv {
  // Serving a page sets NODE_ENV for this process, and a consumer's tests need another one.
  const { NODE_ENV: _, PATH = '', ...env } = process.env;
  const programs = path.resolve(project, 'node_modules/.bin');
  const silence = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  return { ...env, ...silence, PATH: `${programs}${path.delimiter}${PATH}` };
}

export function output(command: string, args: readonly string[], cwd: string): string {
  const env = environmentIn(cwd);
  return execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

export function expect(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

/** The first class name in a style sheet of the package. */
function classIn(project: string, sheet: string): string {
  const css = readFileSync(path.join(project, 'node_modules/@millrace/ui/dist', sheet), 'utf8');
  return /\.(millrace_\w+)/.exec(css)?.[1] ?? '';
}

/** Texts of Button and LoginScreen, and of what neither uses: Grid, DataTable and the definition of PostgreSQL. */
export function textsOf(project: string) {
  const own = [classIn(project, 'primitives/Button/Button.css'), 'Forgot password?'];
  const foreign = [
    classIn(project, 'patterns/Grid/Grid.css'),
    classIn(project, 'primitives/DataTable/DataTable.css'),
    'wal_level',
  ];
  return { own, foreign };
}

/** All scripts and style sheets in a folder, or those of one kind, as one text. */
export function shippedIn(folder: string, kinds = '{js,css}'): string {
  const files = globSync(`**/*.${kinds}`, { cwd: folder });
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}

/** A build of Button and LoginScreen contains them, and nothing that they do not use. */
export function expectOnlyImported(project: string, folder: string): void {
  const shipped = shippedIn(path.join(project, folder));
  const { own, foreign } = textsOf(project);
  for (const text of own) expect(text !== '' && shipped.includes(text), `${folder} lacks “${text}”.`);
  const found = foreign.filter((text) => shipped.includes(text));
  expect(found.length === 0, `${folder} ships what is not imported: ${found.join(', ')}.`);
}

/** A page of one component and one screen. */
export const onePage = `import '@millrace/ui/theme';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@millrace/ui/Button';
import { LoginScreen } from '@millrace/ui/screens/LoginScreen';

const nothing = () => undefined;
createRoot(document.body.appendChild(document.createElement('div'))).render([
  createElement(Button, { key: 'button', tone: 'accent', variant: 'solid' }, 'Create pipeline'),
  createElement(LoginScreen, {
    key: 'screen',
    recoverHref: '/recover',
    signInHref: '/',
    onSignIn: nothing,
    onRecover: nothing,
  }),
]);
`;
