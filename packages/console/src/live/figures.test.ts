import * as contract from '@millrace/ui/contract';
import { realtimeResources, type RealtimeResource, type ResourceEvent } from '@millrace/ui/domain/realtime';
import { QueryClient } from '@tanstack/react-query';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { refetchesOf, usageIntervalsMs } from '../data/refetches.ts';
import { coalesceMs, minIntervalMs } from '../data/refetchQueue.ts';
import { applyToCache } from './applyToCache.ts';
import { figures } from './figures.ts';
import { liveResources } from './resources.ts';

const id = 7;
const rows = realtimeResources.flatMap((resource) =>
  figures[resource].flatMap((figure) => figure.calls.map((call) => ({ resource, figure, call }))),
);

const emptyPage = { rows: [], count: 0, number: 1, hasNext: false, unreadable: 0, counts: null };

/** A cache with every read of the table, and the record's own row. */
function setUp(before: object = {}) {
  const queryClient = new QueryClient();
  for (const { figure, call } of rows) {
    for (const each of [id, 8]) queryClient.setQueryData([figure.resource, call, { id: each }], emptyPage);
  }
  for (const resource of realtimeResources) {
    const { detail } = liveResources[resource];
    queryClient.setQueryData([resource, detail, { id }], { id, name: 'Before', rev: 1, ...before });
  }
  const staleAfter = (event: ResourceEvent) =>
    applyToCache(queryClient, [event]).map((key) => JSON.stringify(key));
  return { queryClient, staleAfter };
}

const updated = (resource: RealtimeResource, fields: object, isWhole = false): ResourceEvent => ({
  kind: 'updated',
  resource,
  id,
  fields: { ...fields, rev: 2 },
  isWhole,
});

describe.each(rows)('“$figure.shows” ($call) after an event of a $resource', ({ resource, figure, call }) => {
  const key = JSON.stringify([figure.resource, call, { id }]);
  const changed: readonly string[] = figure.fields ?? ['name', 'status', 'region'];

  test('is stale once one of its fields has changed', () => {
    for (const field of changed) {
      expect(setUp().staleAfter(updated(resource, { [field]: 'New' }))).toContain(key);
      expect(setUp().staleAfter(updated(resource, { [field]: 'New' }, true))).toContain(key);
    }
  });

  test('is stale after a deletion, a hint, and a change that skips another one', () => {
    const unknown = { fieldOfTomorrow: 1, rev: 5 };
    for (const event of [
      { kind: 'deleted', resource, id } as const,
      { kind: 'updated', resource, id } as const,
      { ...updated(resource, {}), fields: unknown },
    ]) {
      expect(setUp().staleAfter(event)).toContain(key);
    }
  });

  test('is not stale otherwise', () => {
    if (!figure.fields) return;
    const others = figure.fields.map((field) => [field, 'Same']);
    const same = Object.fromEntries(others);
    expect(setUp(same).staleAfter(updated(resource, same, true))).not.toContain(key);
    const { staleAfter } = setUp();
    // The lists and details of a resource follow its own events.
    const unrelated = Object.entries({ region: 'eu', config: {} }).filter(
      ([field]) => !changed.includes(field),
    );
    expect(staleAfter(updated(resource, Object.fromEntries(unrelated)))).not.toContain(key);
  });

  test('is stale after a creation if it counts', () => {
    const stale = setUp().staleAfter({ ...updated(resource, {}), kind: 'created' });
    expect(stale.includes(key)).toBe(figure.isCount === true || figure.fields === undefined);
  });

  test('of another record is stale only if it is not about one record', () => {
    const other = JSON.stringify([figure.resource, call, { id: 8 }]);
    const stale = setUp().staleAfter({ kind: 'updated', resource, id });
    expect(stale.includes(other)).toBe(figure.isOwn !== true);
  });
});

/** Reads that no event of the four resources changes, with the reason. */
const unmoved: Readonly<Record<string, string>> = {
  getActivity: 'the past, which does not change',
  getClientExternalId: 'constant for an account',
  getEtlScript: 'made when a person asks for it',
  getHelpArticle: 'text',
  getHookAttachment: 'read when its dialog opens',
  listPipelineHooks: 'names hooks, not pipelines',
  getMe: 'the session, read once an hour',
  getProduct: 'prices',
  listProducts: 'prices',
  getPublicAddresses: 'constant',
  getS3RoleTemplate: 'text',
  getSchemaCollections: 'only a person has a customer’s system read (R5)',
  getSchemaColumns: 'only a person has a customer’s system read (R5)',
  getSourceMetricSchema: 'only a person has a customer’s system read (R5)',
  getDestinationMetricSchema: 'only a person has a customer’s system read (R5)',
  listDestinationMetricSchemas: 'only a person has a customer’s system read (R5)',
  getSubscription: 'billing has no events',
  listSubscriptions: 'billing has no events',
  getUser: 'people have no events',
  listUsers: 'people have no events',
  listRegions: 'constant',
  verifyInvite: 'a link',
  verifyPasswordToken: 'a link',
  // Read every 30 s, with the names of the metrics and connectors in them.
  getAlert: 'read every 30 s (A-165)',
  getAlertTrigger: 'read every 30 s (A-165)',
  getAlertUsage: 'read every 30 s (A-165)',
  listAlerts: 'read every 30 s (A-165)',
  listAlertTriggers: 'read every 30 s (A-165)',
};

test('every read of the contract follows events, or there is a reason why not', () => {
  const reads = Object.values(contract)
    .filter((each) => typeof each === 'object' && 'method' in each && each.method === 'GET')
    .map((each) => String(Object(each).name));
  const own = Object.values(liveResources).flatMap(({ lists, detail }): string[] => [...lists, detail]);
  const followed = new Set<string>([...own, ...rows.map(({ call }) => call)]);
  expect(reads.length).toBeGreaterThan(40);
  expect(reads.filter((name) => !followed.has(name) && !(name in unmoved))).toEqual([]);
  expect(Object.keys(unmoved).filter((name) => followed.has(name) || !reads.includes(name))).toEqual([]);
});

test('the documentation has the whole table', () => {
  const text = readFileSync(new URL('../../../../docs/architecture.md', import.meta.url), 'utf8');
  const cells = text.split(/[|\n]/).map((cell) => cell.trim());
  for (const resource of realtimeResources)
    for (const { shows } of figures[resource]) expect(cells).toContain(shows);
});

describe('In a storm of events', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['an account’s usage', ['usage', 'getAccountUsage', {}], usageIntervalsMs.account],
    ['a pipeline’s usage', ['usage', 'getPipelineUsage', { id }], usageIntervalsMs.pipeline],
    ['a list', ['pipeline', 'listPipelines', {}], minIntervalMs],
  ])('%s is read once in its interval', (_, key, intervalMs) => {
    const queryClient = new QueryClient();
    const reads = vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async () => {
      queryClient.setQueryData(key, {});
    });
    queryClient.setQueryData(key, {});
    const stale = refetchesOf(queryClient);
    for (let passed = 0; passed < 600_000; passed += 100) {
      stale.mark(key);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(intervalMs);
    const expected = 600_000 / intervalMs;
    expect(reads.mock.calls.length).toBeGreaterThanOrEqual(expected - 1);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(expected + 1);
  });

  test('the first records of a pipeline are read at once', () => {
    const queryClient = new QueryClient();
    const reads = vi.spyOn(queryClient, 'invalidateQueries');
    const key = ['usage', 'getPipelineUsage', { id }];
    queryClient.setQueryData(key, {});
    refetchesOf(queryClient).mark(key);
    vi.advanceTimersByTime(coalesceMs);
    expect(reads).toHaveBeenCalledOnce();
  });
});
