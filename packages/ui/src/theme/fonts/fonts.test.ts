import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url));
const open = (file: Buffer) => {
  const font = create(file);
  if (font.isCollection) throw new Error('A face is one font, not a collection');
  return font;
};

const softHyphen = 0xad; // A soft hyphen is invisible, so no font needs a glyph for it.
const latin1 = Array.from({ length: 0xff - 0x20 + 1 }, (_, step) => 0x20 + step).filter(
  (code) => (code < 0x7f || code > 0x9f) && code !== softHyphen,
);
const punctuation = [...'‘’“”–—…·•'].map((letter) => letter.codePointAt(0) ?? 0);
const onlyInInter = [...'ŒœŠšŽž←↑→↓≤≥−'].map((letter) => letter.codePointAt(0) ?? 0);

describe.each([
  { name: 'inter', kilobytes: 30, letters: [...latin1, ...punctuation, ...onlyInInter] },
  { name: 'jetbrains-mono', kilobytes: 15, letters: [...latin1, ...punctuation] },
])('$name', ({ name, kilobytes, letters }) => {
  const file = read(`./${name}.woff2`);

  it(`stays within ${kilobytes} kB`, () => {
    expect(file.byteLength).toBeLessThanOrEqual(kilobytes * 1000);
  });

  it('contains every character of the interface text', () => {
    const font = open(file);
    const missing = letters.filter((code) => !font.hasGlyphForCodePoint(code));
    expect(missing.map((code) => String.fromCodePoint(code))).toEqual([]);
  });

  it('varies in weight from 400 to 700 and on no other axis', () => {
    const { variationAxes } = open(file);
    expect(Object.keys(variationAxes)).toEqual(['wght']);
    expect(variationAxes['wght']).toMatchObject({ min: 400, max: 700 });
  });

  it('ships its licence', () => {
    expect(read(`./${name}-OFL.txt`).toString()).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });
});
