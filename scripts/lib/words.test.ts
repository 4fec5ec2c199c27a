import { describe, expect, it } from 'vitest';
import { commentsOf, findingsIn, findOldWords, isBareCitation, titlesOf } from './words.ts';

describe('findOldWords', () => {
  it.each([
    'Somebody else begins anew.',
    'The person is told.',
    'It is asked again.',
    'The next loads cannot be foretold.',
    'It has come to rest.',
    'This page is on its way.',
    'Tables came or went.',
    'Kept as it came.',
    'A file that is none.',
    'All but for one.',
  ])('finds an old word in “%s”', (text) => {
    expect(findOldWords([text])).not.toEqual([]);
  });

  it.each([
    'Someone else has changed this pipeline.',
    'Data is encrypted at rest.',
    'Nobody is signed in.',
    'A tie breaks the link; the table has none.',
    'The request is retried.',
  ])('accepts “%s”', (text) => {
    expect(findOldWords([text])).toEqual([]);
  });
});

it.each([
  ['(A-58)', true],
  ['docs/threats.md T-34.', true],
  ['See T-26', true],
  ['Optional on the wire (A-58)', false],
  ['Copies visible text only, never a secret (T-36).', false],
  ['The first row.', false],
])('the comment “%s” is a bare citation: %s', (comment, isBare) => {
  expect(isBareCitation(comment)).toBe(isBare);
});

const source = `/** First
 * comment. */
const address = 'https://millrace.example'; // Trailing
// Second line
// comment.
it('does it', () => {});
it.each([[1]])('counts %i', () => {});
await test.step('a step', async () => {});
const text = 'Somebody';
`;

it('joins the lines of a comment, and ignores addresses', () => {
  expect(commentsOf(source)).toEqual(['First comment.', 'Trailing', 'Second line comment.']);
});

it('finds the titles of tests', () => {
  expect(titlesOf(source)).toEqual(['does it', 'counts %i', 'a step']);
});

it('checks strings of the interface, but not of other code', () => {
  expect(findingsIn('packages/ui/src/Text.tsx', source)).toHaveLength(1);
  expect(findingsIn('e2e/text.e2e.ts', source)).toEqual([]);
});

it('finds an old word across the lines of a comment', () => {
  expect(findingsIn('e2e/text.e2e.ts', '// The page is on\n// its way.\n')).toHaveLength(1);
});
