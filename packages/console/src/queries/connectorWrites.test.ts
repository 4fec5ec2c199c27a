import { network, status, truncated, type Toxic } from '@millrace/mocks';
import { createSource, listSources, updatePipeline } from '@millrace/ui/contract';
import {
  createFormModel,
  loadDefinition,
  problemOf,
  toCreate,
  toId,
  type CreateBody,
} from '@millrace/ui/domain';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';

import { attachConnector, createConnector, updateCachedConnector } from './connectorWrites.ts';
import { connectorQuery, connectorsQuery } from './connectors.ts';
import { setUp } from './service.test.data.ts';

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

describe('Creating a source', () => {
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

describe('Attaching a source', () => {
  const lost: readonly [string, Toxic][] = [
    ['that was cut', truncated(updatePipeline, { times: 1 })],
    ['behind a gateway that gave up', status(updatePipeline, 504, {}, { times: 1 })],
  ];

  test.each(lost)('an answer %s does not hide what was done', async (_, toxic) => {
    const { client, service, draft } = await setUp();
    const { rows } = await client(listSources, { status: 'active' });
    const id = rows[0]?.id ?? 0;
    await client(updatePipeline, { id: draft.id, body: { sourceId: toId<'source'>(id) } });
    service.setToxics([toxic]);
    await expect(attachConnector(client, 'source', draft.id, id)).resolves.toMatchObject({ sourceId: id });
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
