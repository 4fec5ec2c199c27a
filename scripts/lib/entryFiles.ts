import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Targets } from '../../packages/ui/publicEntries.ts';

const home = 'packages/ui';

/** A file that `npm run entries` writes: its path from the root, and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** Components and icons that only other components use. */
const unpublished = new Set([
  'Icon',
  'ActivityList',
  'AttachedHooks',
  'ChangedSettings',
  'ConnectorFacts',
  'ConnectorGuide',
  'PipelineRows',
  'ComfortableIcon',
  'CompactIcon',
]);

/** Entries by path, with the source of each below `src`. */
type Sources = ReadonlyMap<string, string>;

/**
 * Components in a folder of their name, and screens in the folder of another one: `./Button`, `./modals/ResyncModal`,
 * `./screens/HookScreen`.
 */
const components = (): Sources =>
  new Map(
    globSync(['{primitives,patterns,forms,modals}/*/*.tsx', 'screens/*/*/*.tsx'], {
      cwd: `${home}/src`,
      exclude: ['**/*.stories.tsx'],
    })
      .map((source) => ({ source, name: path.basename(source, '.tsx'), room: source.split('/')[0] ?? '' }))
      .filter(({ source, name }) => path.basename(path.dirname(source)) === name || name.endsWith('Screen'))
      .filter(({ name }) => !unpublished.has(name))
      .map(({ source, name, room }) => [
        ['primitives', 'patterns'].includes(room) ? `./${name}` : `./${room}/${name}`,
        source,
      ]),
  );

/** What gathers several files: `./Toast`, `./domain/entities`. */
const gathered = (): Sources =>
  new Map(
    globSync('entries/**/*.ts', { cwd: `${home}/src` }).map((source) => {
      const name = source.slice('entries/'.length, -'.ts'.length);
      return [name === 'index' ? '.' : `./${name}`, source];
    }),
  );

/** What a module of `src/entries` begins with, if it is written. */
const head = 'Written by `npm run entries`; do not edit.';
const from = (source: string): string => path.posix.join('..', source).replace(/^\.\.\/entries\//, './');
const all = (sources: readonly string[]): string =>
  sources.map((source) => `export * from '${from(source)}';\n`).join('');

function index(sources: Sources): string {
  const own = [...sources].filter(([entry]) => /^\.\/[A-Z]/.test(entry)).map(([, source]) => source);
  return `/**
 * Every primitive and pattern by name. Screens, domain, contract, theme and icons have their own entries.
 * ${head}
 */
${all(own)}export type { RootProps } from '../primitives/rootProps.ts';
`;
}

function icons(): string {
  const folder = 'primitives/Icon/icons';
  const sources = globSync('*.ts', { cwd: `${home}/src/${folder}` })
    .filter((file) => !unpublished.has(path.basename(file, '.ts')))
    .map((file) => `${folder}/${file}`);
  return `// ${head}
export type { IconComponent, IconProps } from '../primitives/Icon/Icon.tsx';
${all(sources.toSorted())}`;
}

/** The manifest with an export for each entry. Its exports of files that are no modules stay. */
function manifest(sources: Sources): string {
  const { exports, ...rest }: { exports: Record<string, Targets | string> } = JSON.parse(
    readFileSync(`${home}/package.json`, 'utf8'),
  );
  const entries = [...sources].map(([entry, source]): [string, Targets] => [
    entry,
    { '@millrace/source': `./src/${source}`, default: `./dist/${source.replace(/\.tsx?$/, '.js')}` },
  ]);
  const files = Object.entries(exports).filter(([, targets]) => typeof targets === 'string');
  return `${JSON.stringify({ ...rest, exports: Object.fromEntries([...entries, ...files]) }, null, 2)}\n`;
}

/** All files that follow from what is published. */
export function entryFiles(): readonly GeneratedFile[] {
  const sources = new Map(
    [...components(), ...gathered()].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return [
    { path: `${home}/package.json`, text: manifest(sources) },
    { path: `${home}/src/entries/index.ts`, text: index(sources) },
    { path: `${home}/src/entries/icons.ts`, text: icons() },
  ];
}
