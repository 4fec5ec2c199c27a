import { expect, test, vi } from 'vitest';

import { problemOf } from '../outcome/problem.ts';
import { loadDefinition } from './definitions.ts';

vi.mock('./sources/postgres.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a form whose code fails to load reports a network failure', async () => {
  const thrown: unknown = await loadDefinition('source', 'postgres').catch((error: unknown) => error);
  expect(problemOf(thrown)).toEqual({ kind: 'network' });
});
