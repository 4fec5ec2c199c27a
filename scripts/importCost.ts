// The cost of every entry for a product that has React, beside the react-aria parts it uses. Compares it with
// docs/import-cost.md, so that growth is a decision. `npm run import-cost` updates the file.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import prettier from 'prettier';
import { rolldown, type OutputChunk, type Plugin } from 'rolldown';
import { exportsOf, publicEntries, type PublicEntry } from '../packages/ui/publicEntries.ts';
import { freshBuild, targets } from './lib/freshBuild.ts';
import { costsIn, excessOf, growthOf, tableOf, type Cost } from './lib/importCost.ts';

const file = 'docs/import-cost.md';
const react = /^react(-dom)?($|\/)/;
const reactAria = /^react-aria(-components)?(\/|$)/;
const sheet = 'sheet:';

/** Leaves style sheets as imports, so that only those of code that is used are counted. */
const sheetsApart: Plugin = {
  name: 'sheets-apart',
  resolveId: {
    filter: { id: /\.css$/ },
    handler: (source, importer = '') => ({
      id: `${sheet}${path.resolve(path.dirname(importer), source)}`,
      external: true,
      moduleSideEffects: true,
    }),
  },
};
const sheetImports = new RegExp(`import\\s*"${sheet}([^"]+)";?`, 'g');

await freshBuild(targets.ui);
const costs: Cost[] = [];
const faults: string[] = [];
for (const entry of publicEntries) {
  const code = `export * from '${entry.specifier}'`;
  const chunks = await bundle(code, [react], true);
  const label = entry.path === '.' ? entry.specifier : entry.path.slice('./'.length);
  const cost = { ...costOf(label, chunks), reactAria: await reactAriaOf(code) };
  costs.push(cost);
  // Patterns have their own engines in addition to react-aria, so this limit does not apply to them.
  if (isPrimitive(entry)) faults.push(...excessOf(label, sizeOf(scriptOf(chunks)), cost.reactAria));
}

const sections = [
  ['Primitives and patterns', /^[A-Z]/],
  ['Forms', /^forms\//],
  ['Modals', /^modals\//],
  ['Screens', /^screens\//],
  ['Everything else', /^(?!forms\/|modals\/|screens\/)[@a-z]/],
] as const;
const document = `# Import cost

Written by \`npm run import-cost\`. What importing an entry costs a product that has React, in kB of 1000 bytes after gzip -9. Entries share most of their code, so two of them cost less than their sum.

| Column     | Content                                                                     |
| ---------- | --------------------------------------------------------------------------- |
| JS         | Minified scripts that load with the entry, with react-aria in all languages |
| Later      | Scripts that load on demand, such as the code of a menu on its first press  |
| CSS        | Style sheets as published, without those of \`@millrace/ui/theme\`            |
| react-aria | The parts of react-aria that the entry uses, imported without this library  |

An entry that grows by more than 2 % and 0.2 kB fails \`npm test -- import-cost\`. A primitive may cost a tenth and 1.6 kB more than its react-aria parts, or 3 kB without any.

${sections.map(([title, pattern]) => `## ${title}\n\n${tableOf(costs.filter(({ entry }) => pattern.test(entry)))}`).join('\n\n')}
`;

const one = await total(`export { Button } from '@millrace/ui/Button'`);
const fromRoot = await total(`export { Button } from '@millrace/ui'`);
if (fromRoot > one * 1.02)
  faults.push(
    `Button costs ${fromRoot.toFixed(1)} kB from the root and ${one.toFixed(1)} kB by its name: something is not shaken off.`,
  );
const icon = await total(`export { PlusIcon } from '@millrace/ui/icons'`);
if (icon > 0.6) faults.push(`An icon costs ${icon.toFixed(2)} kB, at most 0.6 are allowed.`);

if (process.argv.includes('--write')) {
  const options = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(document, { ...options, parser: 'markdown' }));
} else {
  const growth = growthOf(costs, costsIn(readFileSync(file, 'utf8')));
  if (growth.length > 0)
    faults.push(
      ...growth,
      `If this is worth it, run “npm run import-cost” and commit ${file}: reviewers see the difference.`,
    );
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

function isPrimitive(entry: PublicEntry): boolean {
  const names = exportsOf(`packages/ui/src/${entry.source}`);
  return /^\.\/[A-Z]/.test(entry.path) && names.some(({ module }) => module.includes('src/primitives/'));
}

function costOf(entry: string, chunks: readonly OutputChunk[]): Omit<Cost, 'reactAria'> {
  const first = closureOf(chunks);
  const sheets = new Set(
    chunks.flatMap((chunk) => [...chunk.code.matchAll(sheetImports)].map(([, name = '']) => name)),
  );
  return {
    entry,
    js: sizeOf(scriptOf(first)),
    later: sizeOf(scriptOf(chunks.filter((chunk) => !first.includes(chunk)))),
    css: sizeOf([...sheets].map((name) => readFileSync(name, 'utf8')).join('')),
  };
}

/** The react-aria parts that some code imports, bundled without the code. */
async function reactAriaOf(code: string): Promise<number | undefined> {
  const text = scriptOf(await bundle(code, [react, reactAria], false));
  const parts = [
    ...text.matchAll(/import\s*(\{[^}]*\})\s*from\s*"(react-aria(?:-components)?(?:\/[^"]*)?)"/g),
  ];
  if (parts.length === 0) return undefined;
  // Numbered, because a name may come from several modules.
  const names = new Set(
    parts.flatMap(([, list = '', from = '']) =>
      [...list.matchAll(/\w+(?: as [\w$]+)?/g)].map(([each]) => `${each.split(' ')[0]}|${from}`),
    ),
  );
  const exports = [...names].map((each, index) => {
    const [name = '', from = ''] = each.split('|');
    return `export { ${name} as part${index} } from "${from}";`;
  });
  return total(exports.join('\n'));
}

/** All scripts of some code, lazy ones too. */
async function total(code: string): Promise<number> {
  return sizeOf(scriptOf(await bundle(code, [react], true)));
}

/** As one readable text, or as a product ships it: minified, with lazy code in separate chunks. */
async function bundle(code: string, external: RegExp[], isShipped: boolean): Promise<readonly OutputChunk[]> {
  const build = await rolldown({
    input: 'virtual:entry',
    external,
    plugins: [entryOf(code), sheetsApart],
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'es', minify: isShipped, codeSplitting: isShipped });
  await build.close();
  return output.filter((part) => part.type === 'chunk');
}

/** The chunks that load with the entry. */
function closureOf(chunks: readonly OutputChunk[]): readonly OutputChunk[] {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found];
}

function scriptOf(chunks: readonly OutputChunk[]): string {
  return chunks.map(({ code }) => code.replaceAll(sheetImports, '')).join('');
}

function sizeOf(content: string): number {
  return content === '' ? 0 : gzipSync(content, { level: 9 }).length / 1_000;
}

function entryOf(code: string): Plugin {
  return {
    name: 'entry',
    resolveId: (id) => (id === 'virtual:entry' ? path.resolve('packages/ui/entry.js') : null),
    load: (id) => (id === path.resolve('packages/ui/entry.js') ? code : null),
  };
}
