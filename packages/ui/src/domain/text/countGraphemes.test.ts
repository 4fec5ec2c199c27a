import { expect, test } from 'vitest';
import { countGraphemes } from './countGraphemes.ts';

test.each([
  ['', 0],
  ['two words', 9],
  ['👨‍👩‍👧', 1],
  ['e\u0301', 1],
  ['नमस्ते', 3],
])('%j has %i characters', (text, count) => {
  expect(countGraphemes(text)).toBe(count);
});
