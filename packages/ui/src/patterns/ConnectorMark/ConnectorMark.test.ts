import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../domain/entities/catalogue.ts';
import { contrast } from '../../theme/contrast.ts';
import { marks } from './marks.ts';
import { markSlugs } from './markSlugs.ts';
import { pictograms, pictured } from './pictograms.ts';

const sprite = readFileSync(new URL('./marks.svg', import.meta.url), 'utf8');
const drawn = [...sprite.matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id);

describe('the sprite', () => {
  it('contains exactly the used marks, in the order of the styles', () => {
    const used = new Set<string>(Object.values(markSlugs));
    expect(used.size).toBe(34);
    expect(drawn.toSorted()).toEqual([...used].toSorted());
    expect(Object.keys(marks)).toEqual(drawn);
  });

  it('carries no script, style or link', () => {
    expect(sprite).not.toMatch(/<(?!\/?(?:svg|path)\b)/);
  });

  it('covers 40 sources and 2 destinations', () => {
    const marked = catalogue.filter(({ type }) => type in markSlugs);
    expect(marked.filter(({ kind }) => kind === 'source')).toHaveLength(40);
    expect(marked.filter(({ kind }) => kind === 'destination')).toHaveLength(2);
  });
});

it.each(Object.entries(marks))(
  '%s has enough contrast on its tile in both themes',
  (_slug, { light, dark }) => {
    expect(contrast(light.mark, light.tile)).toBeGreaterThanOrEqual(3);
    expect(contrast(dark.mark, dark.tile)).toBeGreaterThanOrEqual(3);
  },
);

describe('the pictograms', () => {
  const drawing = readFileSync(new URL('./pictograms.svg', import.meta.url), 'utf8');
  const rows = [
    ...drawing.matchAll(/<g id="(?<name>[^"]+)" transform="translate\(0 (?<top>\d+)\)">(?<paths>.*)<\/g>/g),
  ];

  it('are in the order of the styles, 32 apart', () => {
    expect(rows.map(({ groups }) => groups?.['name'])).toEqual(Object.keys(pictograms));
    expect(rows.map(({ groups }) => Number(groups?.['top']))).toEqual(rows.map((_, index) => index * 32));
    expect(drawing).toContain(`viewBox="0 0 24 ${(rows.length - 1) * 32 + 24}"`);
  });

  it('have one shape at 26 % and one that is solid', () => {
    for (const { groups } of rows) {
      expect(groups?.['paths']).toMatch(/^<path opacity="\.26" d="[^"]+"\/><path d="[^"]+"\/>$/);
    }
  });

  it('are those of the catalogue, for each connector without a mark', () => {
    const unmarked = catalogue.filter(({ type }) => !(type in markSlugs));
    const shown = Object.entries(pictured).flatMap(([category, types]) =>
      types.split(' ').map((type) => `${type} ${category}`),
    );
    expect(shown.toSorted()).toEqual(
      [...new Set(unmarked.map(({ type, category }) => `${type} ${category}`))].toSorted(),
    );
  });

  it('differ in colour', () => {
    expect(new Set(Object.values(pictograms)).size).toBe(rows.length);
  });
});
