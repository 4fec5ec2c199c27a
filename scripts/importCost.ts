// The cost of one primitive for a product that has React, compared with the react-aria parts it uses.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown, type Plugin } from 'rolldown';
import { freshBuild, targets } from './lib/freshBuild.ts';
import { libraryEntries } from './lib/libraryEntries.ts';

const react = /^react(-dom)?($|\/)/;
const reactAria = /^react-aria(-components)?(\/|$)/;

const withoutStyles: Plugin = {
  name: 'without-styles',
  load: { filter: { id: /\.css$/ }, handler: () => ({ code: '', moduleType: 'js' }) },
};

const entries = path.join(await freshBuild(targets.ui), 'entries');
const fileOf = (entry: string) => JSON.stringify(path.join(entries, `${entry}.js`));
const faults: string[] = [];

// Patterns have their own engines in addition to react-aria, so this limit does not apply to them.
const primitives = libraryEntries()
  .filter((entry) => /^\.\/[A-Z]/.test(entry))
  .map((entry) => entry.slice(2))
  .filter((name) => readFileSync(`packages/ui/src/entries/${name}.ts`, 'utf8').includes("'../primitives/"));
for (const name of primitives) {
  const code = `export * from ${fileOf(name)}`;
  const parts = [
    ...(await bundle(code, [react, reactAria])).matchAll(
      /import\s*(\{[^}]*\})\s*from\s*"(react-aria(?:-components)?(?:\/[^"]*)?)"/g,
    ),
  ];
  const partsCode = parts.map(
    ([, names = '', from]) => `export ${names.replace(/(\w+) as [\w$]+/g, '$1')} from "${from}"`,
  );
  const ours = await cost(code);
  const theirs = partsCode.length > 0 ? await cost(partsCode.join('\n')) : 0;
  // Our primitives may add a tenth to react-aria for style names and small logic, or a small icon if they use no
  // react-aria.
  const limit = theirs > 0 ? theirs * 1.1 + 1.5 : 3;
  console.log(
    `${name.padEnd(18)} ${ours.toFixed(1).padStart(6)} kB, its react-aria parts ${theirs.toFixed(1).padStart(6)} kB`,
  );
  if (ours > limit)
    faults.push(`${name} costs ${ours.toFixed(1)} kB, at most ${limit.toFixed(1)} are allowed.`);
}

const one = await cost(`export { Button } from ${fileOf('Button')}`);
const fromRoot = await cost(`export { Button } from ${fileOf('index')}`);
if (fromRoot > one * 1.02) {
  faults.push(
    `Button costs ${fromRoot.toFixed(1)} kB from the root and ${one.toFixed(1)} kB by its name: something is not shaken off.`,
  );
}
const icon = await cost(`export { PlusIcon } from ${fileOf('icons')}`);
if (icon > 0.6) faults.push(`An icon costs ${icon.toFixed(2)} kB, at most 0.6 are allowed.`);

for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

/** kB of 1000 bytes, minified, gzip -9. */
async function cost(code: string): Promise<number> {
  return gzipSync(await bundle(code, [react], true), { level: 9 }).length / 1_000;
}

/** As one readable text, or as a product ships it: minified, with lazy code in separate chunks. */
async function bundle(code: string, external: RegExp[], isShipped = false): Promise<string> {
  const build = await rolldown({
    input: 'virtual:entry',
    external,
    plugins: [entryOf(code), withoutStyles],
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'es', minify: isShipped, codeSplitting: isShipped });
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}

function entryOf(code: string): Plugin {
  return {
    name: 'entry',
    resolveId: (id) => (id === 'virtual:entry' ? path.resolve('packages/ui/entry.js') : null),
    load: (id) => (id === path.resolve('packages/ui/entry.js') ? code : null),
  };
}
