import fc from 'fast-check';
import { expect, test } from 'vitest';

import { history, play } from './histories.test.data.ts';

test('after any history the page shows the state of the service, or has requested a read (T-30)', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (each) => {
      expect(await play(each)).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
}, 120_000);
