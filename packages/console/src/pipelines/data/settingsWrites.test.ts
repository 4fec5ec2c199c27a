import { status, truncated } from '@millrace/mocks';
import {
  createClient,
  getPipeline,
  getSchemaCollections,
  listSources,
  setPipelineStatus,
  updatePipeline,
} from '@millrace/ui/contract';
import { toId, type SyncMapping } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import { describe, expect, test } from 'vitest';

import { OfflineError } from '../../data/client/transport.ts';
import { read } from '../../data/read.ts';
import { setUp } from '../../data/service.test.data.ts';
import {
  fetchDraftPipeline,
  fetchLivePipeline,
  updatePipelineSettings,
  updatePipelineTables,
} from './settingsWrites.ts';

describe('A lost response', () => {
  test('of settings is compared value by value', async () => {
    const { context, service, draft } = await setUp();
    service.setToxics([truncated(updatePipeline, { times: 1 })]);
    await expect(
      updatePipelineSettings.perform(context, {
        ...draft,
        settings: { sourceSyncFrequency: 3_600_000, persistDeletedRows: true },
      }),
    ).resolves.toMatchObject({ sourceSyncFrequency: 3_600_000, persistDeletedRows: true });
    service.setToxics([status(updatePipeline, 504, {}, { times: 1 })]);
    const failed = updatePipelineSettings.perform(context, {
      ...draft,
      settings: { sourceSyncFrequency: 900_000 },
    });
    expect(problemOf(await failed.catch((thrown: unknown) => thrown)).isOutcomeUnknown).toBe(false);
  });

  test('of a schema is compared table by table', async () => {
    const { client, context, queryClient, service, draft } = await setUp();
    const { rows } = await client(listSources, { status: 'active', type: 'postgres' });
    const source = rows[0];
    if (!source) throw new Error('The account has a PostgreSQL source.');
    await client(updatePipeline, { id: draft.id, body: { sourceId: source.id } });
    const { collections } = await queryClient.fetchQuery(read(getSchemaCollections, { id: source.id }));
    const mapping: SyncMapping = {
      table: collections[0]?.table ?? '',
      isSelected: true,
      excluded: [],
      customPrimaryKeys: [],
    };
    service.setToxics([truncated(updatePipeline, { times: 1 })]);
    const pipeline = await updatePipelineTables.perform(context, {
      ...draft,
      mappings: [mapping],
      saved: [],
    });
    expect(pipeline.syncMappings).toContainEqual(mapping);
  });
});

describe('A draft before a change', () => {
  test('is refetched, and the cache is updated', async () => {
    const { client, context, queryClient, draft } = await setUp();
    await queryClient.fetchQuery(read(getPipeline, { id: draft.id }));
    await client(updatePipeline, { id: draft.id, body: { persistDeletedRows: true } });
    await expect(fetchDraftPipeline(context, draft.id)).resolves.toMatchObject({
      persistDeletedRows: true,
    });
    const shown = queryClient.getQueryData(read(getPipeline, { id: draft.id }).queryKey);
    expect(shown?.persistDeletedRows).toBe(true);
  });

  test('is not changed if someone else has started it, and is shown as started', async () => {
    const { context, queryClient } = await setUp();
    const id = toId<'pipeline'>(1);
    const problem = problemOf(await fetchDraftPipeline(context, id).catch((thrown: unknown) => thrown));
    expect(problem).toMatchObject({ kind: 'http', status: 409 });
    expect(queryClient.getQueryData(read(getPipeline, { id: id }).queryKey)?.status).toBe('running');
  });

  test('is not fetched later if there is no network', async () => {
    const { queryClient, draft } = await setUp();
    const offline = createClient(() => Promise.reject(new OfflineError('There is no network.')));
    const outcome = fetchDraftPipeline({ queryClient, client: offline }, draft.id);
    expect(problemOf(await outcome.catch((thrown: unknown) => thrown))).toMatchObject({
      kind: 'offline',
      isUnsent: true,
    });
  });
});

describe('A pipeline that is set up, before a change', () => {
  const id = toId<'pipeline'>(1);

  test('is refetched in every status but one', async () => {
    const { context } = await setUp();
    await expect(fetchLivePipeline(context, id)).resolves.toMatchObject({ status: 'running' });
  });

  test('is not changed if someone else has archived it', async () => {
    const { client, context, queryClient } = await setUp();
    await client(setPipelineStatus, { id, status: 'archived' });
    const problem = problemOf(await fetchLivePipeline(context, id).catch((thrown: unknown) => thrown));
    expect(problem).toMatchObject({ status: 409, detail: 'The pipeline is archived.' });
    expect(queryClient.getQueryData(read(getPipeline, { id }).queryKey)?.status).toBe('archived');
  });
});
