import { getSchemaCollections, listSources } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';

import { read } from '../../data/read.ts';
import { setUp } from '../../data/service.test.data.ts';
import { activeConnectors } from '../../pipelines/data/activeConnectors.ts';
import { connectorCalls } from './connectors.ts';

describe('Reading connectors', () => {
  test('returns all active ones of a kind on one page', async () => {
    const { queryClient } = await setUp();
    const sources = await queryClient.fetchQuery(activeConnectors.source);
    expect(sources.rows).toHaveLength(Number(sources.count));
    expect(sources.count).toBeGreaterThan(10);
    const destinations = await queryClient.fetchQuery(activeConnectors.destination);
    expect(destinations.rows.some(({ type }) => type === 'snowflake')).toBe(true);
  });

  test('makes no request without an id', async () => {
    const { queryClient, service } = await setUp();
    const before = service.inspect().requests;
    const nobody = new QueryObserver(queryClient, connectorCalls.source.detail(undefined));
    nobody.subscribe(() => undefined)();
    expect(service.inspect().requests).toEqual(before);
  });

  test('refetches a schema only when a person asks for it', async () => {
    const { client, queryClient, service } = await setUp();
    const { rows } = await client(listSources, { status: 'active', type: 'postgres' });
    const query = read(getSchemaCollections, { id: rows[0]?.id ?? toId<'source'>(1) });
    const observer = new QueryObserver(queryClient, query);
    const stop = observer.subscribe(() => undefined);
    await observer.refetch();
    const requests = () => service.inspect().requests['getSchemaCollections'];
    const before = requests();
    await queryClient.invalidateQueries();
    expect(requests()).toBe(before);
    await observer.refetch();
    expect(requests()).toBe((before ?? 0) + 1);
    stop();
  });
});
