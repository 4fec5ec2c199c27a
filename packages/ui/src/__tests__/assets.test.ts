import { join, posix } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { rolldown, type OutputBundle } from 'rolldown';
import { beforeAll, expect, it } from 'vitest';
import { emitAssets } from '../../emitAssets.ts';

const root = join(import.meta.dirname, '../..');

const relativeUrls = [/url\(["']?(\.[^"')]+)/g, /new URL\(["'](\.[^"']+)["'], import\.meta\.url\)/g];

let files: OutputBundle[string][];

beforeAll(async () => {
  const bundle = await rolldown({
    cwd: root,
    input: ['src/patterns/ConnectorMark/ConnectorMark.tsx', 'src/theme/light.css.ts'],
    plugins: [vanillaExtractPlugin({ cwd: root }), emitAssets(join(root, 'src'))],
    external: [/^react/],
  });
  const { output } = await bundle.generate({
    preserveModules: true,
    preserveModulesRoot: 'src',
    entryFileNames: '[name].js',
    assetFileNames: ({ originalFileNames, names }) =>
      (originalFileNames[0] ?? names[0] ?? '').replace(/^src\//, '').replace('.css.ts.vanilla.css', '.css'),
  });
  await bundle.close();
  files = output;
});

const named = (ending: string) =>
  files.map(({ fileName }) => fileName).filter((name) => name.endsWith(ending));

it('builds every file that a style sheet or module references, at the referenced path', () => {
  const references = files.flatMap((file) => {
    const text =
      file.type === 'chunk' ? file.code : file.fileName.endsWith('.css') ? String(file.source) : '';
    return relativeUrls
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(([, url = '']) => posix.join(posix.dirname(file.fileName), url));
  });
  expect(references.toSorted()).toEqual([
    'patterns/ConnectorMark/marks.svg',
    'patterns/ConnectorMark/pictograms.svg',
    'theme/fonts/inter.woff2',
    'theme/fonts/jetbrains-mono.woff2',
  ]);
  const built = new Set(files.map(({ fileName }) => fileName));
  expect(references.filter((reference) => !built.has(reference))).toEqual([]);
});

it('places each licence next to its font', () => {
  expect(named('-OFL.txt').map(posix.dirname)).toEqual(named('.woff2').map(posix.dirname));
});

it('keeps logos and fonts out of the scripts', () => {
  const script = files.filter((file) => file.type === 'chunk').map(({ code }) => code);
  expect(script.filter((code) => /<symbol|data:font/.test(code))).toEqual([]);
});
