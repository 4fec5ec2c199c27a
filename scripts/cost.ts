// Counts what the structure of the code costs its readers: `node scripts/run.mjs cost`. docs/architecture.md keeps the
// figures.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string): string => readFileSync(file, 'utf8');
const files = execFileSync('git', ['ls-files', 'packages', 'e2e', '.storybook', 'scripts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file));
const product = files.filter((file) => /^packages\/\w+\/src\//.test(file));
/** Tests, stories and styles. */
const isLeftOut = (file: string): boolean => /\.(?:test|stories|css)\.|\/__tests__\//.test(file);
const isGenerated = (file: string): boolean =>
  /^\/[/*]+\s*(?:\* )?(?:Written|Generated) by /.test(read(file));
/** Folders of data: a file for each connector, icon, or entry. */
const isCatalogue = (folder: string): boolean =>
  /\/(?:sources|destinations|icons|entries)(?:\/|$)/.test(folder);

const linesOf = (text: string): number => text.split('\n').length - 1;
/** Lines with code: neither blank nor a comment alone. */
const codeLinesOf = (text: string): number =>
  text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '').match(/^.*\S.*$/gm)?.length ?? 0;
const sum = (list: readonly string[], measure: (text: string) => number): number =>
  list.reduce((total, file) => total + measure(read(file)), 0);
const foldersOf = (name: RegExp): number =>
  new Set(product.filter((file) => name.test(path.basename(file))).map((file) => path.dirname(file))).size;
const [largest = '', inLargest = []] =
  [
    ...Map.groupBy(
      product.filter((file) => !isLeftOut(file)),
      (file) => path.dirname(file),
    ),
  ]
    .filter(([folder]) => !isCatalogue(folder))
    .toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];

const ownCode = product.filter(
  (file) => !file.startsWith('packages/mocks/') && !isLeftOut(file) && !isCatalogue(path.dirname(file)),
);
// It ends with a code other than 0 if there is one.
const { stdout } = spawnSync('depcruise', ['packages/*/src', '--output-type=json'], {
  encoding: 'utf8',
  maxBuffer: 1e9,
});
const cruised: { summary: { violations: readonly { rule: { name: string } }[] } } = JSON.parse(stdout);
/** Also those through a type or `import()`. */
const circlesOf = (rule: string): number =>
  cruised.summary.violations.filter((violation) => violation.rule.name === rule).length;
const figures = {
  'circles of folders': circlesOf('no-circle-of-folders'),
  'circles of files': circlesOf('no-circle'),
  'code lines of ui and console, without catalogues': sum(ownCode, codeLinesOf),
  'entry files kept by hand': product.filter(
    (file) => file.includes('/ui/src/entries/') && !isGenerated(file),
  ).length,
  'folders with hooks': foldersOf(/hook/i),
  'folders with alerts and metrics': foldersOf(/alert|metric/i),
  'folders with billing': foldersOf(/billing|subscription|payment|plan\b|card/i),
  [`files in the largest folder, ${largest}`]: inLargest.length,
  'lines of scripts with tests': sum(
    files.filter((file) => file.startsWith('scripts/')),
    linesOf,
  ),
  'lines of tests of the twin': sum(
    files.filter((file) => /^packages\/mocks\/.*\.test\./.test(file)),
    linesOf,
  ),
  // Its tables stand for any tab.
  'files that a tab of a pipeline has or changes': files.filter(
    (file) => !/\.test\./.test(file) && /PipelineTables(?:Screen|Container)/.test(file + read(file)),
  ).length,
};
for (const [what, count] of Object.entries(figures)) console.log(`${String(count).padStart(6)}  ${what}`);
