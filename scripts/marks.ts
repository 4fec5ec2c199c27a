/**
 * Creates the sprite of connector marks and their colours from simple-icons.
 *
 * Run `npm run marks` after changing `markSlugs.ts` or the version of simple-icons. The results are committed.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import prettier from 'prettier';
import * as simpleIcons from 'simple-icons';
import { contrast } from '../packages/ui/src/theme/contrast.ts';
import { markSlugs } from '../packages/ui/src/patterns/ConnectorMark/markSlugs.ts';
import { darkTokens } from '../packages/ui/src/theme/darkTokens.ts';
import { lightTokens } from '../packages/ui/src/theme/lightTokens.ts';

const target = join(import.meta.dirname, '../packages/ui/src/patterns/ConnectorMark');

/** WCAG requires 3:1. Some marks have such fine lines that they need more to be recognisable at 16 px. */
const visible = 4;
const tileShare = 0.13;

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

interface MarkTint {
  /** The mark itself. */
  readonly mark: string;
  /** The tile under it. */
  readonly tile: string;
}

/** `share` of one colour in another; both `#RRGGBB`. */
function mix(one: string, share: number, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Black, white and greys: brands without a hue invert their mark on a dark ground. */
function isGrey(hex: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) <= 16;
}

/**
 * A brand's colour adapted to a theme: moved towards `away` (black in light, white in dark) only as far as needed to be
 * visible on its tile, a faint tint of the colour over `surface`. A grey moves nearly all the way.
 */
function markTints(brand: string, surface: string, away: string): MarkTint {
  for (let share = 100; share > 0; share -= share === 100 && isGrey(brand) ? 85 : 2) {
    const mark = mix(brand, share / 100, away);
    const tile = mix(mark, tileShare, surface);
    if (contrast(mark, tile) >= visible) return { mark, tile };
  }
  return { mark: away, tile: surface };
}
