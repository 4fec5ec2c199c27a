import { expect, test } from 'vitest';
import { stripCitations } from '../../stripCitations.ts';

test.each([
  [
    '/** Names that are taken (A-30). The service may refuse others. */',
    '/** Names that are taken. The service may refuse others. */',
  ],
  ['/** A metric as it is entered (spec §3 Metric create form). */', '/** A metric as it is entered. */'],
  ['/**\n * Fails offline\n * (docs/faults.md W4, F1).\n */', '/**\n * Fails offline.\n *\n */'],
  ['/** Waits\n * (A-71) for the answer. */', '/** Waits\n * for the answer. */'],
  [
    '/** Opened by a key (Shift+F10), for a page (A4). */',
    '/** Opened by a key (Shift+F10), for a page (A4). */',
  ],
])('citations of our documents are removed: %s', (text, stripped) => {
  expect(stripCitations(text)).toBe(stripped);
});
