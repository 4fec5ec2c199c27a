import { network, status, truncated } from '@millrace/mocks';
import { createClient, createPipeline, listSources, updatePipeline } from '@millrace/ui/contract';
import { problemOf, toId, type SyncMapping } from '@millrace/ui/domain';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';

import { OfflineError } from '../client/transport.ts';
import { pipelineQuery, pipelinesQuery } from './pipelines.ts';
import {
  createDraftPipeline,
  fetchDraftPipeline,
  updateCachedPipeline,
  updatePipelineSettings,
  updatePipelineTables,
} from './pipelineWrites.ts';
import { createQueryClient } from './queryClient.ts';
import { schemaQuery } from './schema.ts';
import { setUp } from './service.test.data.ts';

describe('Creating a pipeline', () => {
  test('finds it where its answer is lost (T-14)', async () => {
    const { client, service } = await setUp();
    service.setToxics([truncated(createPipeline, { times: 1 })]);
    await expect(createDraftPipeline(client, { name: ' Shop ' }, [])).resolves.toMatchObject({
      name: 'Shop',
    });
  });

  test('takes nobody’s older one of that name for it', async () => {
    const { client, service, draft } = await setUp();
    service.setToxics([network(createPipeline)]);
    await expect(createDraftPipeline(client, { name: 'fresh' }, [draft])).rejects.toThrow('network');
    await expect(createDraftPipeline(client, { name: 'Orders to warehouse' }, [])).rejects.toThrow('network');
  });
});

describe('A lost answer', () => {
  test('of settings is compared value by value', async () => {
    const { client, service, draft } = await setUp();
    service.setToxics([truncated(updatePipeline, { times: 1 })]);
    await expect(
      updatePipelineSettings(client, draft.id, { sourceSyncFrequency: 3_600_000, persistDeletedRows: true }),
    ).resolves.toMatchObject({ sourceSyncFrequency: 3_600_000, persistDeletedRows: true });
    service.setToxics([status(updatePipeline, 504, {}, { times: 1 })]);
    const failed = updatePipelineSettings(client, draft.id, { sourceSyncFrequency: 900_000 });
    expect(problemOf(await failed.catch((thrown: unknown) => thrown)).isOutcomeUnknown).toBe(false);
  });

  test('of a schema is compared table by table', async () => {
    const { client, service, draft } = await setUp();
    const { rows } = await client(listSources, { status: 'active', type: 'postgres' });
    const source = rows[0];
    if (!source) throw new Error('The account has a PostgreSQL source.');
    await client(updatePipeline, { id: draft.id, body: { sourceId: source.id } });
    const { collections } = await createQueryClient().fetchQuery(schemaQuery(client, source.id));
    const mapping: SyncMapping = {
      table: collections[0]?.table ?? '',
      isSelected: true,
      excluded: [],
      customPrimaryKeys: [],
    };
    service.setToxics([truncated(updatePipeline, { times: 1 })]);
    const pipeline = await updatePipelineTables(client, draft.id, [mapping]);
    expect(pipeline.syncMappings).toContainEqual(mapping);
  });
});

describe('A draft that is about to be changed', () => {
  test('is read as it is now, and shown so', async () => {
    const { client, queryClient, draft } = await setUp();
    await queryClient.fetchQuery(pipelineQuery(client, draft.id));
    await client(updatePipeline, { id: draft.id, body: { persistDeletedRows: true } });
    await expect(fetchDraftPipeline(queryClient, client, draft.id)).resolves.toMatchObject({
      persistDeletedRows: true,
    });
    const shown = queryClient.getQueryData(pipelineQuery(client, draft.id).queryKey);
    expect(shown?.persistDeletedRows).toBe(true);
  });

  test('is not changed once somebody has started it, and is shown as started', async () => {
    const { client, queryClient } = await setUp();
    const id = toId<'pipeline'>(1);
    const problem = problemOf(
      await fetchDraftPipeline(queryClient, client, id).catch((thrown: unknown) => thrown),
    );
    expect(problem).toMatchObject({ kind: 'http', status: 409 });
    expect(queryClient.getQueryData(pipelineQuery(client, id).queryKey)?.status).toBe('running');
  });

  test('without a network is not asked for later', async () => {
    const { queryClient, draft } = await setUp();
    const offline = createClient(() => Promise.reject(new OfflineError('There is no network.')));
    const read = fetchDraftPipeline(queryClient, offline, draft.id);
    expect(problemOf(await read.catch((thrown: unknown) => thrown))).toMatchObject({
      kind: 'offline',
      isUnsent: true,
    });
  });
});

describe('A pipeline that was just answered', () => {
  test('is shown in the list and alone, and the lists are read again', async () => {
    const { client, queryClient, draft } = await setUp();
    const view = { status: 'active', search: '', statuses: [], page: 1 } as const;
    const list = new QueryObserver(queryClient, pipelinesQuery(client, view));
    const alone = new QueryObserver(queryClient, pipelineQuery(client, draft.id));
    const stop = [list.subscribe(() => undefined), alone.subscribe(() => undefined)];
    await Promise.all([list.refetch(), alone.refetch()]);
    updateCachedPipeline(queryClient, { ...draft, status: 'starting' });
    expect(alone.getCurrentResult().data?.status).toBe('starting');
    expect(alone.getCurrentResult().data?.syncMappings).toEqual([]);
    expect(queryClient.getQueryState(pipelinesQuery(client, view).queryKey)?.isInvalidated).toBe(true);
    stop.forEach((unsubscribe) => unsubscribe());
  });
});
