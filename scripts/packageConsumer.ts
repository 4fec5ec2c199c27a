// Installs the packed library into an empty project and uses it as a product would. With only the dependencies of its
// package.json, every entry must import, bundle and type-check, in each of TypeScript's resolution modes.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { layerOrder } from '../packages/ui/orderLayers.ts';
import { exportsOf, publicEntries } from '../packages/ui/publicEntries.ts';
import {
  expect,
  expectOnlyImported,
  inProject,
  link,
  onePage,
  output,
  pack,
  shippedIn,
  textsOf,
  write,
} from './lib/consumerProject.ts';

const specifiers = publicEntries.map(({ specifier }) => specifier);
const imports = specifiers.map((specifier, index) => `import * as entry${index} from '${specifier}';`);
const uses = specifiers.map((_, index) => `entry${index}`).join(', ');

const compilerOptions = {
  noEmit: true,
  strict: true,
  target: 'ES2023',
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
};

await inProject(async (project) => {
  const tarball = await pack(project);
  // The library is ES modules only, and "./*" is a pattern, which attw cannot expand.
  const modes = [
    '--profile',
    'esm-only',
    '--format',
    'table-flipped',
    '--entrypoints',
    ...publicEntries.map((entry) => entry.path),
  ];
  execFileSync('attw', [tarball, ...modes], { stdio: ['ignore', 'inherit', 'inherit'] });

  link(tarball, project);
  importInNode(project);
  await buildEverything(project);
  await buildOnePage(project);
  await buildThemes(project);
  await buildGuide(project);
  checkExamples(project);
  checkOptionalProps(project);
  await importOnServer(project);
  runCodemod(project);
  checkContents(project);
  console.log(`${specifiers.length} entries import, bundle and type-check in an empty project.`);
});

function bundle(root: string) {
  return build({ root, configFile: false, logLevel: 'error' });
}

/** Writes files into a folder of the project, with options of the compiler, and type-checks them. */
function typeCheck(project: string, folder: string, files: Readonly<Record<string, string>>, options = {}) {
  const tsconfig = { compilerOptions: { ...compilerOptions, ...options }, include: ['**/*.ts', '**/*.tsx'] };
  const home = path.join(project, folder);
  write(home, { ...files, 'tsconfig.json': JSON.stringify(tsconfig) });
  execFileSync('tsc', ['--project', '.'], { cwd: home, stdio: 'inherit' });
  return home;
}

/** Services use the domain and the contract too: without React, DOM or bundler. */
function importInNode(project: string) {
  const bare = specifiers.filter((specifier) => /\/contract$|\/domain\//.test(specifier));
  const code = bare.map((entry) => `console.log(Object.keys(await import('${entry}')).length);`).join('\n');
  const counts = output('node', ['--input-type=module', '--eval', code], project).trim().split('\n');
  const empty = bare.filter((_, index) => !(Number(counts[index]) > 0));
  expect(empty.length === 0, `${empty.join(', ')} export nothing in bare Node.`);
}

async function buildEverything(project: string) {
  const home = typeCheck(project, 'all', {
    'main.ts': `${imports.join('\n')}\nconsole.log(${uses});\n`,
    // An order of layers that the product states itself.
    'layers.css': '@layer theme, base, millrace, components, utilities;\n',
    'reset.css': '@layer theme, base; @layer base { button { border: 0 } }\n',
    'start.js': "import './layers.css';\nimport './main.ts';\nimport './reset.css';\n",
    'index.html': '<script type="module" src="./start.js"></script>\n',
  });
  await bundle(home);
  // Lazy code has its own style sheet.
  const sheets = globSync(path.join(home, 'dist/assets/*.css')).map((file) => readFileSync(file, 'utf8'));
  const css = sheets.join('\n');
  expect(css.includes('--millrace-'), "The theme's variables are not in the product's stylesheet.");
  expect(
    sheets.some((sheet) => layersOf(sheet).startsWith('theme base millrace components')),
    'The order of layers is not the one that the product states.',
  );
  expect(css.includes('@font-face'), "The theme's faces are not in the product's stylesheet.");
  expect(
    globSync(path.join(home, 'dist/assets/*.woff2')).length > 0,
    "The theme's fonts did not reach the product's build.",
  );
  const shipped = shippedIn(path.join(home, 'dist'));
  for (const text of textsOf(project).foreign)
    expect(shipped.includes(text), `A build of every entry lacks “${text}”.`);
  const warning = 'removes the former name';
  const warns = path.join(project, 'node_modules/@millrace/ui/dist/internal/warnFormerName.js');
  expect(readFileSync(warns, 'utf8').includes(warning), 'The package does not warn of former names.');
  expect(!shipped.includes(warning), 'A production build warns of former names.');
}

/** Builds one component and one screen with Vite. Other bundlers build them in packageProjects.ts. */
async function buildOnePage(project: string) {
  write(project, {
    'one/index.html': '<script type="module" src="./main.js"></script>\n',
    'one/main.js': onePage,
  });
  await bundle(path.join(project, 'one'));
  expectOnlyImported(project, 'one/dist');
}

/** Builds both themes alone. Only the one with the reset may style elements of other code. */
async function buildThemes(project: string) {
  const bareOf = async (theme: string) => {
    write(project, {
      [`${theme}/index.html`]: '<script type="module" src="./main.js"></script>\n',
      [`${theme}/main.js`]: `import '@millrace/ui/${theme}';\n`,
    });
    await bundle(path.join(project, theme));
    const css = shippedIn(path.join(project, theme, 'dist'), 'css');
    for (const text of ['--millrace-color-accent', '@font-face', '@layer millrace.tokens'])
      expect(css.includes(text), `A build of “${theme}” lacks “${text}”.`);
    return bareSelectorsOf(css);
  };
  const [bare, withReset] = [await bareOf('themeWithoutReset'), await bareOf('theme')];
  expect(bare.length === 0, `The theme without the reset styles ${bare.join(', ')}.`);
  expect(withReset.includes('button'), 'The theme with the reset does not style “button”.');
}

/** Builds and type-checks the project of the guide FIRST-SCREEN.md, from its own code blocks. */
async function buildGuide(project: string) {
  const guide = readFileSync(path.join(project, 'node_modules/@millrace/ui/FIRST-SCREEN.md'), 'utf8');
  const files = [...guide.matchAll(/^`([\w./-]+)`:\n\n```\w+\n([^]*?)^```$/gm)].map(
    ([, name = '', text = '']) => [name, text] as const,
  );
  expect(files.length === 6, `The guide has ${files.length} files.`);
  const home = typeCheck(project, 'guide', Object.fromEntries(files), { allowImportingTsExtensions: true });
  await bundle(home);
  expect(shippedIn(path.join(home, 'dist')).includes('Request a region'), 'The guide builds no screen.');
}

/** Type-checks the examples of README.md, each alone. */
function checkExamples(project: string) {
  const readme = readFileSync(path.join(project, 'node_modules/@millrace/ui/README.md'), 'utf8');
  // The one of react-hook-form, which is no dependency, is checked in packageProjects.ts.
  const examples = [...readme.matchAll(/^```tsx?\n([^]*?)^```$/gm)].map(([, text = '']) => text);
  expect(examples.length === 7, `The README has ${examples.length} examples.`);
  const files = examples.map((text, index) => [`example${index}.tsx`, text] as const);
  typeCheck(project, 'examples', Object.fromEntries(files), { moduleDetection: 'force' });
}

/** For a consumer with `exactOptionalPropertyTypes`, every optional prop accepts `undefined`, inherited ones too. */
function checkOptionalProps(project: string) {
  const dist = path.join(project, 'node_modules/@millrace/ui/dist');
  const checks = publicEntries
    .filter((entry) => entry.path !== '.')
    .flatMap(({ specifier, types }) =>
      exportsOf(path.join(dist, types))
        .filter(({ name }) => name.endsWith('Props'))
        .map(({ name, module }) => {
          const [, parameters] =
            new RegExp(
              `^export (?:declare )?(?:interface|type) ${name}<([^]*?)>\\s*(?:extends|=|\\{)`,
              'm',
            ).exec(readFileSync(module, 'utf8')) ?? [];
          // A comma between braces or angle brackets is part of a constraint.
          const args = parameters?.split(/,(?![^<({]*[>)}])/).map(() => 'any');
          return `import('${specifier}').${name}${args ? `<${args.join(', ')}>` : ''}`;
        }),
    );
  expect(checks.length > 150, `Only ${checks.length} props are published.`);
  const code = `type Optional<Props, Key extends keyof Props> = Record<never, never> extends Pick<Props, Key> ? Key : never;
type Refusing<Props> = Props extends unknown
  ? { [Key in keyof Props]-?: undefined extends Required<Props>[Key] ? never : Optional<Props, Key> }[keyof Props]
  : never;
type Verdict<Props> = [Refusing<Props>] extends [never] ? true : Refusing<Props>;
${checks.map((type, index) => `export const verdict${index}: Verdict<${type}> = true;`).join('\n')}
// @ts-expect-error: the check can fail.
export const failing: Verdict<{ size?: 1 }> = true;
`;
  // The declarations of react-aria itself do not compile with this option.
  typeCheck(project, 'exact', { 'main.ts': code }, { exactOptionalPropertyTypes: true, skipLibCheck: true });
}

/**
 * Imports every entry as server components do: React has no hooks there, and what a module with "use client" exports
 * is a reference that must not be called.
 */
async function importOnServer(project: string) {
  write(project, {
    'server.ts': `${imports.join('\n')}\nconsole.log([${uses}].filter((entry) => Object.keys(entry).length > 0).length);\n`,
  });
  const conditions = ['react-server', 'module', 'node', 'production'];
  const references = {
    name: 'client-references',
    transform(code: string) {
      if (!code.startsWith('"use client"')) return;
      const names = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
      return names
        .map((name) => name.trim().split(' as ').at(-1) ?? '')
        .map((name) => `export const ${name} = () => { throw Error('A server called ${name}.'); };`)
        .join('\n');
    },
  };
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    plugins: [references],
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    build: { ssr: 'server.ts', outDir: 'server' },
  });
  const count = output('node', ['--conditions=react-server', 'server/server.mjs'], project);
  expect(Number(count) === imports.length, 'Server components cannot import every entry.');
}

/** Runs the codemod as the README says, with the program that npm links for the package. */
function runCodemod(project: string) {
  const readme = readFileSync(path.join(project, 'node_modules/@millrace/ui/README.md'), 'utf8');
  const [, command = ''] = /^npx (millrace-codemod .+) src$/m.exec(readme) ?? [];
  expect(command !== '', 'The README does not say how to run a codemod.');
  output('npm', ['rebuild', '@millrace/ui', '--ignore-scripts', '--offline', '--silent'], project);
  write(project, {
    'old/Fields.tsx': '<FieldPicker label="Fields" picked={picked} />;\n',
    'old/Other.tsx': '<Flower picked={picked} />;\n',
  });
  const changed = output('npx', ['--no-install', ...command.split(' '), 'old'], project);
  const read = (name: string) => readFileSync(path.join(project, 'old', name), 'utf8');
  expect(changed.trim() === path.join('old', 'Fields.tsx'), `The codemod reports “${changed}”.`);
  expect(read('Fields.tsx').includes(' selected={picked}'), 'The codemod does not rename the prop.');
  expect(
    read('Other.tsx').includes(' picked={picked}'),
    'The codemod renames the prop of another component.',
  );
}

/** The outermost layers of a style sheet, in the order of their first appearance. */
function layersOf(sheet: string) {
  const names = [...sheet.matchAll(/@layer ([^{;]+)/g)].flatMap(([, list = '']) => list.split(','));
  return [...new Set(names.map((name) => name.trim().split('.')[0]))].join(' ');
}

/** Selectors that match elements of other code, because they name nothing of ours. */
function bareSelectorsOf(sheet: string) {
  const rules = sheet.replace(/@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '');
  return [...rules.matchAll(/(?<=[{};]\s*)[^{};@\s][^{};@]*(?=\{)/g)]
    .flatMap(([list]) => list.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => !/\.millrace_|\.millrace-|\[data-millrace-/.test(selector));
}

/** Only what consumers use: the code, its types with the sources that “Go to definition” opens, and the documents. */
function checkContents(project: string) {
  const home = path.join(project, 'node_modules/@millrace/ui');
  const files = globSync('**/*', { cwd: home });
  for (const name of ['FIRST-SCREEN.md', 'LICENSE', 'NOTICES.md', 'README.md', 'public-api.md'])
    expect(files.includes(name), `${name} is missing from the tarball.`);
  const needless = files.filter((name) =>
    /\.js\.map$|\.(stories|test)\.|__tests__|\.built-from|^src\/.*\.(svg|txt|woff2)$/.test(name),
  );
  expect(needless.length === 0, `The tarball contains ${needless.slice(0, 5).join(', ')}.`);
  for (const name of files.filter((file) => file.endsWith('.d.ts.map'))) {
    const map: { readonly sources: readonly string[] } = JSON.parse(
      readFileSync(path.join(home, name), 'utf8'),
    );
    const lost = map.sources.filter((source) => !existsSync(path.resolve(home, path.dirname(name), source)));
    expect(lost.length === 0, `${name} leads to ${lost.join(', ')}, which is not in the tarball.`);
  }
  const citing = files.filter(
    (name) => name.endsWith('.d.ts') && /\((?:A-\d|spec §)/.test(readFileSync(path.join(home, name), 'utf8')),
  );
  expect(citing.length === 0, `Published types cite our own documents: ${citing.join(', ')}.`);
  const unordered = files.filter(
    (name) =>
      name.endsWith('.css') &&
      !readFileSync(path.join(home, name), 'utf8').startsWith(`@layer ${layerOrder};`),
  );
  expect(unordered.length === 0, `The order of layers is not stated first in ${unordered.join(', ')}.`);
  const bare = files
    .filter((name) => name.endsWith('.css') && !name.endsWith('theme/reset.css'))
    .flatMap((name) => bareSelectorsOf(readFileSync(path.join(home, name), 'utf8')));
  expect(bare.length === 0, `Only the reset may style bare elements, not ${bare.join(', ')}.`);
  const reset = bareSelectorsOf(readFileSync(path.join(home, 'dist/theme/reset.css'), 'utf8'));
  expect(reset.includes('button'), 'The search for bare elements does not find those of the reset.');
  const hidden = ['dist/primitives/Button/Button.css.d.ts', 'dist/internal/lazyCode.d.ts'];
  expect(!files.some((name) => hidden.includes(name)), 'The tarball contains types that no entry leads to.');
  const withoutMap = files.filter((name) => name.endsWith('.d.ts') && !files.includes(`${name}.map`));
  expect(withoutMap.length === 0, `No source belongs to ${withoutMap.slice(0, 5).join(', ')}.`);
}
