import fc from 'fast-check';
import { expect, test } from 'vitest';

import { history, play } from './histories.test.data.ts';

// In parts, because one report of a failure lists everything it has run.
test.each(Array.from({ length: 20 }, (_, part) => part))(
  'after a million histories the page shows the state of the service, or has requested a read: part %i',
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (each) => {
        expect(await play(each)).toEqual([]);
      }),
      { numRuns: 50_000 },
    );
  },
  1_800_000,
);
