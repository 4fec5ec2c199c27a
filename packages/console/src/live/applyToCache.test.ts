import {
  listDestinations,
  listPipelineEvents,
  listPipelines,
  listSources,
  listTunnels,
} from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import type { ResourceEvent } from '@millrace/ui/domain/realtime';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { read } from '../data/read.ts';
import { applyToCache } from './applyToCache.ts';

const emptyPage = { rows: [], count: 0, number: 1, hasNext: false, unreadable: 0, counts: null };

/** The resources of the cached lists that have to be refetched after an event. */
function staleAfter(event: ResourceEvent): readonly unknown[] {
  const queryClient = new QueryClient();
  for (const list of [listPipelines, listSources, listDestinations, listTunnels]) {
    queryClient.setQueryData([list.resource, list.name, {}], emptyPage);
  }
  return applyToCache(queryClient, [event])
    .map(([resource]) => resource)
    .toSorted();
}

const updated = (resource: ResourceEvent['resource'], fields: Record<string, unknown>): ResourceEvent => ({
  kind: 'updated',
  resource,
  id: 1,
  fields,
});

test('a pipeline that gets another source changes how often the connectors are used', () => {
  expect(staleAfter(updated('pipeline', { sourceId: 4 }))).toEqual(['destination', 'pipeline', 'source']);
});

test('so do an archived, a deleted and a new pipeline', () => {
  const all = ['destination', 'pipeline', 'source'];
  expect(staleAfter(updated('pipeline', { status: 'archived' }))).toEqual(all);
  expect(staleAfter({ kind: 'deleted', resource: 'pipeline', id: 1 })).toEqual(all);
  expect(staleAfter({ kind: 'created', resource: 'pipeline', id: 1 })).toEqual(all);
});

test('new records change nothing of the connectors', () => {
  expect(staleAfter(updated('pipeline', { recordsLast24h: 7 }))).toEqual([]);
});

test('a source that connects another way changes how often the tunnels are used', () => {
  expect(staleAfter(updated('source', { tunnelId: 2 }))).toEqual(['tunnel']);
});

test('an event of a pipeline refetches its log, and no other', () => {
  const queryClient = new QueryClient();
  const keys = [1, 2].map((id) => read(listPipelineEvents, { id: toId<'pipeline'>(id) }).queryKey);
  for (const key of keys) queryClient.setQueryData(key, emptyPage);
  expect(applyToCache(queryClient, [updated('pipeline', { rev: 7 })])).toEqual([keys[0]]);
});

test('a disabled read is never refetched', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(read(listSources, undefined).queryKey, emptyPage);
  expect(applyToCache(queryClient, [updated('pipeline', { sourceId: 4 })])).toEqual([]);
});
