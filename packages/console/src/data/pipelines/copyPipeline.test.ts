import { status, truncated } from '@millrace/mocks';
import { createPipeline, getPipeline, listPipelines, updatePipeline } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { describe, expect, test } from 'vitest';

import { setUp } from '../service.test.data.ts';
import { copyPipeline } from './copyPipeline.ts';

const id = toId<'pipeline'>(1);

describe('Duplicating a pipeline', () => {
  test('copies its source, destination, sync settings and tables to a draft', async () => {
    const { context, client } = await setUp();
    const original = await client(getPipeline, { id });
    const copy = await copyPipeline(context, { id });
    expect(copy).toMatchObject({
      name: 'Copy of Orders to warehouse',
      status: 'draft',
      sourceId: original.sourceId,
      destinationId: original.destinationId,
      destinationSyncFrequency: original.destinationSyncFrequency,
    });
    expect(copy.syncMappings).toEqual(original.syncMappings);
  });

  test('finds a free name for each further copy', async () => {
    const { context } = await setUp();
    await copyPipeline(context, { id });
    await expect(copyPipeline(context, { id })).resolves.toMatchObject({
      name: 'Copy of Orders to warehouse 2',
    });
  });

  test('continues after lost responses', async () => {
    const { context, service, client } = await setUp();
    service.setToxics([truncated(createPipeline, { times: 1 }), truncated(updatePipeline, { times: 2 })]);
    const original = await client(getPipeline, { id });
    const copy = await copyPipeline(context, { id });
    expect(copy.syncMappings).toEqual(original.syncMappings);
  });

  test('leaves nothing behind if the settings are refused', async () => {
    const { context, service, client } = await setUp();
    service.setToxics([status(updatePipeline, 403)]);
    await expect(copyPipeline(context, { id })).rejects.toMatchObject({ problem: { status: 403 } });
    const { rows } = await client(listPipelines, { search: 'Copy of' });
    expect(rows).toEqual([]);
  });
});
