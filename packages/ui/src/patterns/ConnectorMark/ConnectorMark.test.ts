import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../domain/entities/catalogue.ts';
import { contrast } from '../../theme/contrast.ts';
import { marks } from './marks.ts';
import { markSlugs } from './markSlugs.ts';

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
