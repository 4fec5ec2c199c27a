import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const files = Object.keys(
  import.meta.glob([
    '../**/*.css.ts',
    '../{primitives,patterns,forms,modals,screens,internal}/**/*.tsx',
    '!**/*.stories.*',
  ]),
);

/** Properties and values that name the left or the right side, or all four sides clockwise with different ones. */
const physical = [
  /\b(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Left|Right)\b/,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius\b/,
  /^\s*(?:left|right): /m,
  /\b(?:textAlign|float|clear): '(?:left|right)'/,
  /\b(?:margin|padding|inset): ['`][^\s'`(]+(?: [^\s'`(]+){3}['`]/,
];

/** A point of the pointer or of a measured element has a left side, whatever the direction of the text. */
const isMeasured = (text: string): boolean => /getBoundingClientRect|clientX/.test(text);

// In a page that reads from right to left, a physical side is the wrong one.
test.each(files)('%s has no physical sides', (file) => {
  const text = readFileSync(path.resolve(import.meta.dirname, file), 'utf8');
  const found = isMeasured(text) ? [] : physical.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []);
  expect(found).toEqual([]);
});
