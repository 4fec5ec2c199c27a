import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsTogether } from './operations.test.data.ts';

const runs = { numRuns: 12, seed: 1 };

it(
  'keeps its invariants after any steps, and has the same state each time',
  { timeout: 120_000 },
  async () => {
    await expect(fc.assert(holdsTogether(40), runs)).resolves.toBeUndefined();
  },
);
