import { empty, html, lost, malformed, network, status, truncated, type Toxic } from '@millrace/mocks';
import { createSource, listSources, type Client } from '@millrace/ui/contract';
import { loadDefinition, toCreate, type CreateBody } from '@millrace/ui/domain/connectors';
import { toId } from '@millrace/ui/domain/entities';
import { createFormModel } from '@millrace/ui/domain/forms';
import { problemOf } from '@millrace/ui/domain/remote';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';

import { setUp } from '../../data/service.test.data.ts';
import { activeConnectors } from '../../pipelines/data/activeConnectors.ts';
import { attachConnector } from '../../pipelines/data/attachConnector.ts';
import { cacheAnswer } from '../../writes/cacheAnswer.ts';
import type { SavedConnector } from './connectorCalls.ts';
import { connectorCalls } from './connectors.ts';
import { createConnector, removeConnector, setConnectorStatus, updateConnector } from './connectorWrites.ts';

async function postgresBody(name: string, host = 'db.acme.example'): Promise<CreateBody> {
  const definition = await loadDefinition('source', 'postgres');
  if (!definition) throw new Error('There is a form for PostgreSQL.');
  const form = createFormModel({ definition, today: '2026-03-04' });
  for (const [path, value] of Object.entries({
    name,
    'connection_config.host': host,
    'connection_config.user': 'reader',
    'connection_config.password': 'secret',
    'connection_config.database': 'shop',
  })) {
    form.setValue(path, value);
  }
  return toCreate(form, definition);
}

const create = (
  client: Client,
  body: CreateBody,
  before: readonly SavedConnector[] = [],
  signal?: AbortSignal,
) => createConnector(client, 'source', body, { type: 'postgres', name: body.name, before }, signal);

describe('Creating a source', () => {
  test('sends one request and attaches the source to the pipeline', async () => {
    const { client, draft, context } = await setUp();
    const kept = await create(client, await postgresBody('Shop'));
    expect(kept).toMatchObject({ name: 'Shop', type: 'postgres' });
    const pipeline = await attachConnector.perform(context, {
      kind: 'source',
      pipeline: draft,
      connectorId: kept.id,
    });
    expect(pipeline.sourceId).toBe(kept.id);
  });

  test('finds it after a lost response, and does not create another (T-14)', async () => {
    const { client, service } = await setUp();
    service.setToxics([truncated(createSource, { times: 1 })]);
    const kept = await create(client, await postgresBody('Shop'));
    expect(kept.name).toBe('Shop');
    const { rows } = await client(listSources, { search: 'Shop', status: 'active' });
    expect(rows.filter(({ name }) => name === 'Shop')).toHaveLength(1);
  });

  test('that never arrived is reported as failed', async () => {
    const { client, service } = await setUp();
    service.setToxics([network(createSource, { times: 1 })]);
    const failed = create(client, await postgresBody('Shop'));
    const problem = problemOf(await failed.catch((thrown: unknown) => thrown));
    expect(problem).toMatchObject({ kind: 'network', isOutcomeUnknown: false });
  });

  test('ignores an older source of the same name', async () => {
    const { client, service } = await setUp();
    const older = await create(client, await postgresBody('Shop'));
    service.setToxics([network(createSource, { times: 1 })]);
    const body = await postgresBody('shop ');
    await expect(create(client, body, [older])).rejects.toThrow('network');
  });
});

describe('Cancelling the creation of a source', () => {
  test('reports that it was not done if the service does not have it', async () => {
    const { client } = await setUp();
    const body = await postgresBody('Shop', 'slow.example');
    const cancelled = new AbortController();
    const outcome = create(client, body, [], cancelled.signal).catch(problemOf);
    cancelled.abort();
    expect(await outcome).toMatchObject({ kind: 'aborted', isOutcomeUnknown: false });
  });

  test('finds the source if it was created anyway', async () => {
    const { client } = await setUp();
    const body = await postgresBody('Shop');
    await create(client, body);
    // Simulates a request that arrived at the service and was then aborted.
    const gone = new AbortController();
    gone.abort();
    await expect(create(client, body, [], gone.signal)).resolves.toMatchObject({ name: 'Shop' });
  });

  test('stays unknown if it can’t be looked up', async () => {
    const { client, service } = await setUp();
    service.setToxics([network(listSources)]);
    const gone = new AbortController();
    gone.abort();
    const outcome = create(client, await postgresBody('Shop'), [], gone.signal).catch(problemOf);
    expect(await outcome).toMatchObject({ kind: 'aborted', isOutcomeUnknown: true });
  });
});

/** The writes of a kind by the names of their calls, which its toxics need. */
const callNames = {
  source: { update: 'updateSource', get: 'getSource' },
  destination: { update: 'updateDestination', get: 'getDestination' },
} as const;

describe.each(['source', 'destination'] as const)('Changing a %s', (kind) => {
  const { statusCall, removeCall, get, list } = connectorCalls[kind];
  const update = { name: callNames[kind].update };

  /** A connector that no pipeline uses, so that it can be archived and deleted. */
  async function unused() {
    const world = await setUp();
    const { name, config } = await postgresBody('Shop');
    const body = { name, tunnelId: null, config: { ...config, destination_type: 'redshift' } };
    const row = await connectorCalls[kind].create(world.client, 'postgres', body);
    return { ...world, row, named: { kind, id: row.id } };
  }
  const asked = ({ service }: Awaited<ReturnType<typeof unused>>, name: string) =>
    service.inspect().requests[name] ?? 0;

  test('answers with the changed connector, and reads nothing', async () => {
    const world = await unused();
    const before = asked(world, callNames[kind].get);
    const changed = await updateConnector(world.client, kind, world.row.id, { name: 'Renamed' });
    expect(changed).toMatchObject({ id: world.row.id, name: 'Renamed' });
    expect(asked(world, callNames[kind].get)).toBe(before);
  });

  test.each<[string, Toxic]>([
    ['nothing', empty(update)],
    ['half a connector', malformed(update)],
  ])('reads it when the service accepts and answers with %s', async (_, toxic) => {
    const world = await unused();
    world.service.setToxics([toxic]);
    const changed = await updateConnector(world.client, kind, world.row.id, { name: 'Renamed' });
    expect(changed).toMatchObject({ id: world.row.id, name: 'Renamed' });
    expect(asked(world, callNames[kind].get)).toBe(1);
  });

  test.each<[string, Toxic, object]>([
    ['refused', status(update, 422, { detail: 'No.' }), { status: 422, detail: 'No.' }],
    ['lost', lost(update), { kind: 'network', isOutcomeUnknown: true }],
    // A page from a proxy proves nothing about the service.
    ['intercepted', html(update), { kind: 'html' }],
  ])('a change that is %s is reported, and not looked up', async (_, toxic, expected) => {
    const world = await unused();
    world.service.setToxics([toxic]);
    const changed = updateConnector(world.client, kind, world.row.id, { name: 'Renamed' });
    expect(problemOf(await changed.catch((thrown: unknown) => thrown))).toMatchObject(expected);
    expect(asked(world, callNames[kind].get)).toBe(0);
  });

  test('archives it after a lost response, and caches the answer', async () => {
    const world = await unused();
    const detail = connectorCalls[kind].detail(world.row.id).queryKey;
    await world.queryClient.fetchQuery(connectorCalls[kind].detail(world.row.id));
    world.service.setToxics([lost(statusCall)]);
    await expect(setConnectorStatus(world.context, world.named, 'archived')).resolves.toMatchObject({
      status: 'archived',
    });
    expect(world.queryClient.getQueryData(detail)).toMatchObject({ status: 'archived' });
  });

  test('is not archived when the request never arrived', async () => {
    const world = await unused();
    world.service.setToxics([network(statusCall)]);
    const archived = setConnectorStatus(world.context, world.named, 'archived');
    expect(problemOf(await archived.catch((thrown: unknown) => thrown)).isOutcomeUnknown).toBe(false);
    await expect(get(world.client, world.row.id)).resolves.toMatchObject({ status: 'active' });
  });

  test.each<[string, (call: typeof removeCall) => Toxic[]]>([
    ['answered', () => []],
    ['lost', (call) => [lost(call)]],
  ])('deletes it for good when the response is %s', async (_, toxicsOf) => {
    const world = await unused();
    const { queryClient, context, named } = world;
    const detail = connectorCalls[kind].detail(named.id);
    await setConnectorStatus(context, named, 'archived');
    await queryClient.fetchQuery(detail);
    for (const shown of ['active', 'archived'] as const)
      await queryClient.fetchQuery(list({ status: shown }));
    world.service.setToxics(toxicsOf(removeCall));
    await removeConnector(context, named);
    expect(queryClient.getQueryState(detail.queryKey)).toBeUndefined();
    const stale = (['active', 'archived'] as const).map(
      (shown) => queryClient.getQueryState(list({ status: shown }).queryKey)?.isInvalidated,
    );
    expect(stale).toEqual([true, true]);
    await expect(get(world.client, named.id)).rejects.toMatchObject({ problem: { status: 404 } });
  });

  test('keeps one that is not archived', async () => {
    const world = await unused();
    const removed = removeConnector(world.context, world.named);
    expect(problemOf(await removed.catch((thrown: unknown) => thrown)).status).toBe(409);
    await expect(get(world.client, world.row.id)).resolves.toMatchObject({ id: world.row.id });
  });
});

describe('A source from a response', () => {
  test('is cached, and not fetched again', async () => {
    const { queryClient, service } = await setUp();
    const list = activeConnectors.source;
    const source = (await queryClient.fetchQuery(list)).rows[0];
    if (!source) throw new Error('The account has sources.');
    cacheAnswer(queryClient, 'source', { ...source, name: 'Renamed' });
    const before = service.inspect().requests;
    const alone = new QueryObserver(queryClient, connectorCalls.source.detail(source.id));
    const stop = alone.subscribe(() => undefined);
    expect(alone.getCurrentResult()).toMatchObject({ data: { name: 'Renamed' }, fetchStatus: 'idle' });
    stop();
    expect(service.inspect().requests).toEqual(before);
    expect(queryClient.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  });

  test('keeps cached fields that the response leaves out, and drops removed ones', async () => {
    const { queryClient } = await setUp();
    const { rows } = await queryClient.fetchQuery(activeConnectors.source);
    const source = rows[0];
    if (!source) throw new Error('The account has sources.');
    const answer: SavedConnector = { ...source, usedBy: 4, tunnelId: toId<'tunnel'>(2) };
    cacheAnswer(queryClient, 'source', answer);
    const next: SavedConnector = { ...source, usedBy: null, tunnelId: null };
    cacheAnswer(queryClient, 'source', next);
    const shown = queryClient.getQueryData(connectorCalls.source.detail(source.id).queryKey);
    expect(shown).toMatchObject({ usedBy: 4, tunnelId: null });
  });
});
