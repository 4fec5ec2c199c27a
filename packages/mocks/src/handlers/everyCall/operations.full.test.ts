import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsTogether } from './operations.test.data.ts';

const runs = { numRuns: 400 };

it('keeps its invariants over four hundred random sequences', { timeout: 900_000 }, async () => {
  await expect(fc.assert(holdsTogether(80), runs)).resolves.toBeUndefined();
});
