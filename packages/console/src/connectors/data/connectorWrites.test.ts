import { network, truncated } from '@millrace/mocks';
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
import { createConnector } from './connectorWrites.ts';

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
