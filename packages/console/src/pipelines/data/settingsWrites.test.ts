import { status, truncated } from '@millrace/mocks';
import {
  createClient,
  getPipeline,
  getSchemaCollections,
  listSources,
  setPipelineStatus,
  updatePipeline,
  writeSyncMapping,
} from '@millrace/ui/contract';
import { toId, type SyncMapping } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import { describe, expect, test } from 'vitest';

import { OfflineError } from '../../data/client/transport.ts';
import { createQueryClient } from '../../data/queryClient.ts';
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
      // One of the two is as it should be.
      settings: { persistDeletedRows: true, sourceSyncFrequency: 900_000 },
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

describe('A change of tables', () => {
  const mapping = (table: string, isSelected = true): SyncMapping => ({
    table,
    isSelected,
    excluded: [],
    customPrimaryKeys: [],
  });
  const tables = (...mappings: readonly SyncMapping[]) => ({
    sync_mappings: mappings.map(writeSyncMapping),
  });
  const [a, b] = [mapping('a'), mapping('b')];
  const id = toId<'pipeline'>(7);
  const change = { id, name: 'Orders', mappings: [b], saved: [a] };

  /** A service with one pipeline. Its connection breaks at a change without `answered`. */
  function serviceOf(shown: object, answered?: object) {
    const asked: string[] = [];
    const client = createClient(async ({ method, body }) => {
      const isRead = method === 'GET';
      asked.push(isRead ? 'read' : `write ${JSON.parse(String(body)).sync_mappings.length}`);
      if (!isRead && !answered) throw new TypeError('Failed to fetch');
      return Response.json({ id: 7, name: 'Orders', status: 'running', ...(isRead ? shown : answered) });
    });
    const queryClient = createQueryClient(client);
    return { asked, context: { client, queryClient, habit: 'merge' } as const };
  }

  test.each([
    ['neither table is there', tables(), false],
    ['one of them is there', tables(a), false],
    ['one is there, but not selected', tables(a, mapping('b', false)), false],
    ['both are there', tables(b, a), true],
  ])('without an answer: %s', async (_, shown, isSaved) => {
    const { context } = serviceOf(shown);
    const write = updatePipelineTables.perform(context, { ...change, mappings: [a, b], saved: [] });
    const outcome = await write.then(
      () => true,
      (thrown: unknown) => problemOf(thrown).isOutcomeUnknown,
    );
    expect(outcome).toBe(isSaved);
  });

  test('is cached as it was answered, and not read again', async () => {
    const { context, asked } = serviceOf(tables(a), tables(a, b));
    const query = read(getPipeline, { id });
    await context.queryClient.fetchQuery(query);
    await updatePipelineTables.perform(context, change);
    expect(asked).toEqual(['read', 'write 1']);
    expect(context.queryClient.getQueryData(query.queryKey)?.syncMappings).toHaveLength(2);
  });

  test('is read if the answer leaves out the tables', async () => {
    const { context, asked } = serviceOf(tables(a, b), {});
    await updatePipelineTables.perform(context, change);
    expect(asked).toEqual(['write 1', 'read']);
  });

  test('is refused by name if tables are no longer replicated', async () => {
    const { context, asked } = serviceOf({}, tables(b));
    const lose = async (...names: readonly string[]) => {
      const saved = names.map((name) => mapping(name));
      const write = updatePipelineTables.perform({ ...context, habit: 'replace' }, { ...change, saved });
      return problemOf(await write.catch((thrown: unknown) => thrown));
    };
    expect(await lose('x', 'y', 'z')).toMatchObject({
      kind: 'http',
      status: 422,
      detail: 'The service saved the change, but no longer replicates x, y, z.',
    });
    expect(await lose('w', 'x', 'y', 'z')).toMatchObject({
      detail: 'The service saved the change, but no longer replicates w, x, y and 1 more.',
    });
    // A service that replaces lists gets the whole one at once.
    expect(asked).toEqual(['write 4', 'write 5']);
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
    expect(problem).toMatchObject({ kind: 'http', status: 409, detail: 'The pipeline is already set up.' });
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
