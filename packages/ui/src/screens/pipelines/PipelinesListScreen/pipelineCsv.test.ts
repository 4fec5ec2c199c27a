import { describe, expect, it } from 'vitest';
import { toId } from '../../../domain/entities/id.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { pipelineCsv } from './pipelineCsv.ts';

const pipeline: Pipeline = {
  id: toId(7),
  name: 'Orders',
  status: 'errored',
  lastError: 'Access denied',
  source: { id: toId(1), name: 'Shop', type: 'postgres' },
  destination: { id: toId(2), name: 'Lake', type: 's3' },
  recordsLast24h: 1_234_567,
  lastSyncedAt: new Date('2026-03-04T05:06:07Z'),
  sourceSyncFrequency: 3_600_000,
};
const rowOf = (row: Pipeline) =>
  Object.fromEntries(pipelineCsv.cells(row).map((cell, index) => [pipelineCsv.heads[index], cell]));

describe('the file of the pipelines list', () => {
  it('has whole numbers and times with their zone', () => {
    expect(pipelineCsv.cells(pipeline)).toHaveLength(pipelineCsv.heads.length);
    expect(rowOf(pipeline)).toMatchObject({
      Pipeline: 'Orders',
      Status: 'Errored',
      'Last error': 'Access denied',
      'Source type': 'PostgreSQL',
      'Records in the last 24 hours': 1_234_567,
      'Last sync (UTC)': '2026-03-04T05:06:07.000Z',
    });
  });

  it('leaves out what the list leaves out', () => {
    const draft: Pipeline = { id: toId(8), name: 'New', status: 'draft', sourceSyncFrequency: 3_600_000 };
    expect(rowOf(draft)).toMatchObject({ Frequency: null, Source: undefined });
    expect(rowOf({ ...pipeline, status: 'running' })).toMatchObject({ 'Last error': null });
  });
});
