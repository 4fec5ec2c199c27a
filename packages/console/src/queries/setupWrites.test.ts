import { createService, network, status, truncated, type Toxic } from '@millrace/mocks';
import {
  createClient,
  createPipeline,
  createSource,
  getPipeline,
  listSources,
  updatePipeline,
} from '@millrace/ui/contract';
import {
  createFormModel,
  loadDefinition,
  problemOf,
  toCreate,
  toId,
  type CreateBody,
  type SyncMapping,
} from '@millrace/ui/domain';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';

import { OfflineError } from '../client/transport.ts';
import { attachConnector, createConnector, updateCachedConnector } from './connectorWrites.ts';
import { connectorQuery, connectorsQuery } from './connectors.ts';
import { pipelineQuery, pipelinesQuery } from './pipelines.ts';
import {
  createDraftPipeline,
  updatePipelineSettings,
  updatePipelineTables,
  fetchDraftPipeline,
  updateCachedPipeline,
} from './pipelineWrites.ts';
import { createQueryClient } from './queryClient.ts';
import { schemaQuery } from './schema.ts';
import { isUnderWay } from './useWrite.ts';

const services: { dispose(): void }[] = [];
afterEach(() => services.splice(0).forEach((service) => service.dispose()));

/** A client of a service of its own, with somebody signed in. */
async function setUp() {
  const service = createService({ scenario: 'busyAccount', person: 'admin@acme.example' });
  services.push(service);
  const client = createClient(async ({ url, method, headers, body, signal }) => {
    const request = new Request(`http://twin.example${url}`, {
      method,
      headers,
      signal,
      ...(method !== 'GET' && { body }),
    });
    const response = await service.handle(request);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
  const draft = await createDraftPipeline(client, { name: 'Fresh' }, []);
  return { service, client, draft, queryClient: createQueryClient() };
}

async function postgresBody(name: string): Promise<CreateBody> {
  const definition = await loadDefinition('source', 'postgres');
  if (!definition) throw new Error('There is a form for PostgreSQL.');
  const form = createFormModel({ definition, today: '2026-03-04' });
  for (const [path, value] of Object.entries({
    name,
    'connection_config.host': 'db.acme.example',
    'connection_config.user': 'reader',
    'connection_config.password': 'secret',
    'connection_config.database': 'shop',
  })) {
    form.setValue(path, value);
  }
  return toCreate(form, definition);
}

describe('Keeping a source', () => {
  test('sends it once and makes it the pipeline’s', async () => {
    const { client, draft } = await setUp();
    const kept = await createConnector(client, 'source', 'postgres', await postgresBody('Shop'), []);
    expect(kept).toMatchObject({ name: 'Shop', type: 'postgres' });
    const pipeline = await attachConnector(client, 'source', draft.id, kept.id);
    expect(pipeline.sourceId).toBe(kept.id);
  });

  test('whose answer is lost finds it, and does not make another (T-14)', async () => {
    const { client, service } = await setUp();
    service.setToxics([truncated(createSource, { times: 1 })]);
    const kept = await createConnector(client, 'source', 'postgres', await postgresBody('Shop'), []);
    expect(kept.name).toBe('Shop');
    const { rows } = await client(listSources, { search: 'Shop', status: 'active' });
    expect(rows.filter(({ name }) => name === 'Shop')).toHaveLength(1);
  });

  test('that never arrived says that it failed', async () => {
    const { client, service } = await setUp();
    service.setToxics([network(createSource, { times: 1 })]);
    const failed = createConnector(client, 'source', 'postgres', await postgresBody('Shop'), []);
    const problem = problemOf(await failed.catch((thrown: unknown) => thrown));
    expect(problem).toMatchObject({ kind: 'network', isOutcomeUnknown: false });
  });

  test('does not take somebody’s older one of that name for the new one', async () => {
    const { client, service } = await setUp();
    const older = await createConnector(client, 'source', 'postgres', await postgresBody('Shop'), []);
    service.setToxics([network(createSource, { times: 1 })]);
    const body = await postgresBody('shop ');
    await expect(createConnector(client, 'source', 'postgres', body, [older])).rejects.toThrow('network');
  });
});

describe('A pipeline that is begun', () => {
  test('is found where its answer is lost (T-14)', async () => {
    const { client, service } = await setUp();
    service.setToxics([truncated(createPipeline, { times: 1 })]);
    await expect(createDraftPipeline(client, { name: ' Shop ' }, [])).resolves.toMatchObject({
      name: 'Shop',
    });
  });

  test('is nobody’s older one of that name', async () => {
    const { client, service, draft } = await setUp();
    service.setToxics([network(createPipeline)]);
    await expect(createDraftPipeline(client, { name: 'fresh' }, [draft])).rejects.toThrow('network');
    await expect(createDraftPipeline(client, { name: 'Orders to warehouse' }, [])).rejects.toThrow('network');
  });
});

describe('A lost answer', () => {
  const lost: readonly [string, Toxic][] = [
    ['that was cut', truncated(updatePipeline, { times: 1 })],
    ['behind a gateway that gave up', status(updatePipeline, 504, {}, { times: 1 })],
  ];

  test.each(lost)('%s does not hide what was done', async (_, toxic) => {
    const { client, service, draft } = await setUp();
    const { rows } = await client(listSources, { status: 'active' });
    const id = rows[0]?.id ?? 0;
    await client(updatePipeline, { id: draft.id, body: { sourceId: toId<'source'>(id) } });
    service.setToxics([toxic]);
    await expect(attachConnector(client, 'source', draft.id, id)).resolves.toMatchObject({ sourceId: id });
  });

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

describe('A source that was just answered', () => {
  test('is shown as it is, and nobody asks for it again', async () => {
    const { client, queryClient, service } = await setUp();
    const list = connectorsQuery(client, 'source');
    const source = (await queryClient.fetchQuery(list)).rows[0];
    if (!source) throw new Error('The account has sources.');
    updateCachedConnector(queryClient, client, 'source', { ...source, name: 'Renamed' });
    const before = service.inspect().requests;
    const alone = new QueryObserver(queryClient, connectorQuery(client, 'source', source.id));
    const stop = alone.subscribe(() => undefined);
    expect(alone.getCurrentResult()).toMatchObject({ data: { name: 'Renamed' }, fetchStatus: 'idle' });
    stop();
    expect(service.inspect().requests).toEqual(before);
    expect(queryClient.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  });

  test('keeps what its answer leaves out, and loses what it takes away', async () => {
    const { client, queryClient } = await setUp();
    const { rows } = await queryClient.fetchQuery(connectorsQuery(client, 'source'));
    const source = rows[0];
    if (!source) throw new Error('The account has sources.');
    updateCachedConnector(queryClient, client, 'source', {
      ...source,
      usedBy: 4,
      tunnelId: toId<'tunnel'>(2),
    });
    updateCachedConnector(queryClient, client, 'source', { ...source, usedBy: null, tunnelId: null });
    const shown = queryClient.getQueryData(connectorQuery(client, 'source', source.id).queryKey);
    expect(shown).toMatchObject({ usedBy: 4, tunnelId: null });
  });
});

describe('Reading connectors', () => {
  test('gets all of a kind that are in use, on one page', async () => {
    const { client, queryClient } = await setUp();
    const sources = await queryClient.fetchQuery(connectorsQuery(client, 'source'));
    expect(sources.rows).toHaveLength(sources.count);
    expect(sources.count).toBeGreaterThan(10);
    const destinations = await queryClient.fetchQuery(connectorsQuery(client, 'destination'));
    expect(destinations.rows.some(({ type }) => type === 'snowflake')).toBe(true);
  });

  test('asks for nothing where there is no id', async () => {
    const { client, queryClient, service } = await setUp();
    const before = service.inspect().requests;
    const nobody = new QueryObserver(queryClient, connectorQuery(client, 'source', undefined));
    nobody.subscribe(() => undefined)();
    expect(service.inspect().requests).toEqual(before);
  });

  test('has a schema read again by a person only', async () => {
    const { client, queryClient, service } = await setUp();
    const { rows } = await client(listSources, { status: 'active', type: 'postgres' });
    const query = schemaQuery(client, rows[0]?.id ?? toId<'source'>(1));
    const observer = new QueryObserver(queryClient, query);
    const stop = observer.subscribe(() => undefined);
    await observer.refetch();
    const asked = () => service.inspect().requests['getSchemaCollections'];
    const once = asked();
    await queryClient.invalidateQueries();
    expect(asked()).toBe(once);
    await observer.refetch();
    expect(asked()).toBe((once ?? 0) + 1);
    stop();
  });
});

test('An intent is under way once (T-14)', async () => {
  const { client, queryClient } = await setUp();
  const mutationKey = ['createDestination', 7];
  const write = new MutationObserver(queryClient, {
    mutationKey,
    mutationFn: () => client(getPipeline, { id: toId<'pipeline'>(1) }),
  });
  expect(isUnderWay(queryClient, mutationKey)).toBe(false);
  const running = write.mutate();
  expect(isUnderWay(queryClient, mutationKey)).toBe(true);
  expect(isUnderWay(queryClient, ['createDestination', 8])).toBe(false);
  await running;
  expect(isUnderWay(queryClient, mutationKey)).toBe(false);
});
