import { expect, test } from 'vitest';
import { besideTitle } from './besideTitle.ts';

test.each([
  ['This link is not valid. Open the full link.', 'Open the full link.'],
  ['This link is not valid.', undefined],
  ['It was used.', 'It was used.'],
  [undefined, undefined],
])('of %j it keeps %j', (said, kept) => {
  expect(besideTitle('This link is not valid', said)).toBe(kept);
});
