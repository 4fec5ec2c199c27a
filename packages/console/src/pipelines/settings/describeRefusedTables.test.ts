import type { SyncMapping } from '@millrace/ui/domain/entities';
import { describeProblem, type Problem } from '@millrace/ui/domain/remote';
import { expect, test } from 'vitest';

import { describeRefusedTables } from './describeRefusedTables.ts';

const mapping = (table: string): SyncMapping => ({
  table,
  isSelected: true,
  excluded: [],
  customPrimaryKeys: [],
});
const sent = [mapping('orders'), mapping('orders_by_day')];
const refusal = (location: readonly string[]): Problem => ({
  kind: 'http',
  status: 422,
  fieldErrors: [{ location, message: 'It is a view.' }],
});

test('names a refused table', () => {
  const problem = describeRefusedTables(refusal(['body', 'sync_mappings', '1', 'table']), sent);
  expect(describeProblem(problem).advice).toBe('orders_by_day: It is a view.');
});

test.each([
  ['about something else', refusal(['name'])],
  ['about a table that was not sent', refusal(['sync_mappings', '7', 'table'])],
  ['without places', { kind: 'network' } satisfies Problem],
])('leaves a problem %s unchanged', (_, problem) => {
  expect(describeRefusedTables(problem, sent)).toBe(problem);
});
