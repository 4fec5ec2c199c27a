/**
 * Creates the two fonts of the theme from their packages: reduced to the characters the console uses and to the weights
 * 400 to 700, with the metrics of the fallback fonts that prevent layout shift.
 *
 * Run `npm run fonts` after changing a package's version or the characters below. The results are committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import prettier from 'prettier';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const target = join(root, 'packages/ui/src/theme/fonts');
const inPackage = (path: string) => join(root, 'node_modules', path);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

const latin1 = range(0x20, 0x7e) + range(0xa0, 0xff);
/** Characters that our copy uses beyond Latin-1. JetBrains Mono's Latin file has no arrows, so they fall back. */
const beyondLatin1 = 'ŒœŠšŽž‘’‚“”„‹›–—…•·−≤≥←↑→↓€™';

/** Capsize needs these three numbers of the fallback fonts (in units of the font's own em). */
const arial = {
  familyName: 'Arial',
  unitsPerEm: 2048,
  xWidthAvg: 904,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
};
const courierNew = {
  ...arial,
  familyName: 'Courier New',
  xWidthAvg: 1229,
  ascent: 1705,
  descent: -615,
  lineGap: 0,
};

const faces = [
  {
    name: 'inter',
    from: 'inter-ui/variable/InterVariable.woff2',
    licence: 'inter-ui/LICENSE.txt',
    // `tnum` provides tabular figures for tables; `mark` and `mkmk` place accents; Inter's other alternates are
    // removed.
    keepFeatures: ['kern', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
    // The optical size axis costs 16 kB, and our text is near 14 px.
    variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
    fallback: arial,
  },
  {
    name: 'jetbrains-mono',
    from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    licence: '@fontsource-variable/jetbrains-mono/LICENSE',
    // No `calt` or `liga`: half the size, and hosts, keys and cron expressions look as typed.
    keepFeatures: ['kern', 'ccmp', 'locl', 'mark', 'mkmk'],
    variationAxes: { wght: { min: 400, max: 700 } },
    fallback: courierNew,
  },
] as const;

/** Capsize omits values on which both fonts agree. For the line gap this is always zero here. */
const override = (value: unknown, agreed?: string) => {
  if (value === undefined && agreed !== undefined) return agreed;
  if (typeof value !== 'string') throw new Error(`Expected a percentage, got ${String(value)}`);
  return value;
};

await mkdir(target, { recursive: true });
const metrics: Record<string, Record<string, string>> = {};

for (const face of faces) {
  const original = await readFile(inPackage(face.from));
  const file = await subsetFont(original, latin1 + beyondLatin1, {
    targetFormat: 'woff2',
    keepFeatures: face.keepFeatures,
    variationAxes: face.variationAxes,
  });
  await writeFile(join(target, `${face.name}.woff2`), file);
  await copyFile(inPackage(face.licence), join(target, `${face.name}-OFL.txt`));

  const stack = createFontStack([await fromBuffer(file), face.fallback], {
    fontFaceFormat: 'styleObject',
  });
  const rule = stack.fontFaces[0]?.['@font-face'];
  metrics[face.name] = {
    sizeAdjust: override(rule?.sizeAdjust),
    ascentOverride: override(rule?.ascentOverride),
    descentOverride: override(rule?.descentOverride),
    lineGapOverride: override(rule?.lineGapOverride, '0%'),
  };
  console.log(`${face.name}.woff2  ${file.byteLength} bytes`);
}

const source = `/** Written by scripts/fonts.ts; do not edit. Makes a system face take the room of ours, so nothing moves on swap. */
export const fallbackMetrics = ${JSON.stringify(metrics)} as const;`;
const path = join(target, 'fallbackMetrics.ts');
await writeFile(
  path,
  await prettier.format(source, { ...(await prettier.resolveConfig(path)), parser: 'typescript' }),
);
