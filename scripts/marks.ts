/**
 * Creates the sprite of connector marks and their colours from simple-icons.
 *
 * Run `npm run marks` after changing `markSlugs.ts` or the version of simple-icons. The results are committed.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import prettier from 'prettier';
import * as simpleIcons from 'simple-icons';
import { markSlugs } from '../packages/ui/src/patterns/ConnectorMark/markSlugs.ts';
import { darkTokens } from '../packages/ui/src/theme/darkTokens.ts';
import { lightTokens } from '../packages/ui/src/theme/lightTokens.ts';
import { markTints } from './markTints.ts';

const target = join(import.meta.dirname, '../packages/ui/src/patterns/ConnectorMark');

const bySlug = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon]));
const slugs = [...new Set(Object.values(markSlugs))].toSorted();
const icons = slugs.map((slug) => {
  const icon = bySlug.get(slug);
  if (!icon)
    throw new Error(`simple-icons has no "${slug}" any more: take its connectors out of markSlugs.ts`);
  return icon;
});

// A gap between marks, so that no mark bleeds into the next when an edge falls between two pixels.
const pitch = 32;
const paths = icons.map(
  ({ slug, path }, at) => `<path id="${slug}" transform="translate(0 ${at * pitch})" d="${path}"/>`,
);
await writeFile(
  join(target, 'marks.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${icons.length * pitch - (pitch - 24)}">\n${paths.join('\n')}\n</svg>\n`,
);

const tints = Object.fromEntries(
  icons.map(({ slug, hex }) => [
    slug,
    {
      light: markTints(`#${hex}`, lightTokens.color.surface, '#000000'),
      dark: markTints(`#${hex}`, darkTokens.color.surface, '#FFFFFF'),
    },
  ]),
);
const source = `/** Written by scripts/marks.ts; do not edit. The marks of marks.svg from its top to its bottom, and how each is coloured on its tile. */
export const marks = ${JSON.stringify(tints)} as const;

export type MarkSlug = keyof typeof marks;`;
const path = join(target, 'marks.ts');
await writeFile(
  path,
  await prettier.format(source, { ...(await prettier.resolveConfig(path)), parser: 'typescript' }),
);
console.log(`${icons.length} marks`);
