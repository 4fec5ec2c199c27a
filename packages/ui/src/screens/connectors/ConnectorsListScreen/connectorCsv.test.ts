import { expect, it } from 'vitest';
import { toId } from '../../../domain/entities/id.ts';
import type { SourceOrDestination } from '../connectorScreens.ts';
import { connectorCsv } from './connectorCsv.ts';

it('the file of the sources names the type and the outcome of the test, and no part of the configuration', () => {
  const source: SourceOrDestination = {
    id: toId<'source'>(3),
    name: 'Shop',
    type: 'postgres',
    status: 'active',
    config: { connection_config: { host: 'db.internal.example', password: '********' } },
    tunnelId: null,
    usedBy: 2,
    lastTest: { at: new Date('2026-03-04T05:06:07Z'), success: false },
  };
  const { heads, cells } = connectorCsv('source');
  const row = cells(source);
  expect(row).toHaveLength(heads.length);
  expect(row).toEqual(
    expect.arrayContaining(['Shop', 'PostgreSQL', 'Active', 'Failed', '2026-03-04T05:06:07.000Z', 2]),
  );
  expect(row.join()).not.toContain('internal');
});
