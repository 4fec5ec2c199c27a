import { status, truncated } from '@millrace/mocks';
import {
  createPipeline,
  getPipeline,
  listPipelines,
  updatePipeline,
  type Client,
} from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { describe, expect, test } from 'vitest';

import { setUp } from '../../data/service.test.data.ts';
import { copyPipeline } from './copyPipeline.ts';

const id = toId<'pipeline'>(1);
const wanted = 'Copy of Orders to warehouse';
const copies = async (client: Client) => (await client(listPipelines, { search: 'Copy of' })).rows;

describe('Duplicating a pipeline', () => {
  test('copies its source, destination, sync settings and tables to a draft', async () => {
    const { context, client } = await setUp();
    const original = await client(getPipeline, { id });
    const copy = await copyPipeline(context, { id, wanted });
    expect(copy).toMatchObject({
      name: 'Copy of Orders to warehouse',
      status: 'draft',
      region: original.region,
      sourceId: original.sourceId,
      destinationId: original.destinationId,
      destinationSyncFrequency: original.destinationSyncFrequency,
    });
    expect(copy.syncMappings).toEqual(original.syncMappings);
  });

  test('does not take the name of another pipeline', async () => {
    const { context, client } = await setUp();
    await copyPipeline(context, { id, wanted });
    await expect(copyPipeline(context, { id, wanted })).rejects.toMatchObject({
      problem: { status: 422, fieldErrors: [{ location: ['name'] }] },
    });
    expect(await copies(client)).toHaveLength(1);
  });

  test('continues after lost responses', async () => {
    const { context, service, client } = await setUp();
    service.setToxics([truncated(createPipeline, { times: 1 }), truncated(updatePipeline, { times: 2 })]);
    const original = await client(getPipeline, { id });
    const copy = await copyPipeline(context, { id, wanted });
    expect(copy.syncMappings).toEqual(original.syncMappings);
  });

  test('leaves nothing behind if the settings are refused', async () => {
    const { context, service, client } = await setUp();
    service.setToxics([status(updatePipeline, 403)]);
    await expect(copyPipeline(context, { id, wanted })).rejects.toMatchObject({ problem: { status: 403 } });
    const { rows } = await client(listPipelines, { search: 'Copy of' });
    expect(rows).toEqual([]);
  });

  const refused = (field: string) => ({ detail: [{ loc: ['body', field], msg: 'It cannot be used.' }] });

  test('leaves out a source or a destination that the service refuses, and only that', async () => {
    const { context, service, client } = await setUp();
    const original = await client(getPipeline, { id });
    service.setToxics([status(updatePipeline, 422, refused('source_id'), { times: 1 })]);
    expect(await copyPipeline(context, { id, wanted })).toMatchObject({
      sourceId: null,
      destinationId: original.destinationId,
      destinationSyncFrequency: original.destinationSyncFrequency,
    });
    service.setToxics([status(updatePipeline, 422, refused('destination_id'), { times: 1 })]);
    const copy = await copyPipeline(context, { id, wanted: `${wanted} 2` });
    expect(copy).toMatchObject({ sourceId: original.sourceId, destinationId: null });
    expect(copy.syncMappings).toEqual(original.syncMappings);
  });

  test('is not made without another setting', async () => {
    const { context, service, client } = await setUp();
    for (const [code, body] of [[422, refused('s3_file_format')], [403]] as const) {
      service.setToxics([status(updatePipeline, code, body, { times: 1 })]);
      await expect(copyPipeline(context, { id, wanted })).rejects.toMatchObject({
        problem: { status: code },
      });
      expect(await copies(client)).toEqual([]);
    }
  });

  test('leaves nothing behind if its region is refused', async () => {
    const { context, service, client } = await setUp();
    service.setToxics([status(createPipeline, 422, refused('region'), { times: 1 })]);
    await expect(copyPipeline(context, { id, wanted })).rejects.toMatchObject({ problem: { status: 422 } });
    expect(await copies(client)).toEqual([]);
  });

  test('is kept if nobody knows whether its settings were saved', async () => {
    const { context, service, client } = await setUp();
    service.setToxics([status(updatePipeline, 504), status(getPipeline, 503, {}, { after: 1 })]);
    await expect(copyPipeline(context, { id, wanted })).rejects.toMatchObject({
      problem: { isOutcomeUnknown: true },
    });
    service.setToxics([]);
    expect(await copies(client)).toHaveLength(1);
  });

  test('has no tables if its source was left out', async () => {
    const { context, service, client } = await setUp();
    service.setToxics([status(updatePipeline, 422, refused('source_id'), { times: 1 })]);
    const copy = await copyPipeline(context, { id, wanted });
    const saved = await client(getPipeline, { id: copy.id });
    expect(saved.syncMappings ?? []).toEqual([]);
  });
});
