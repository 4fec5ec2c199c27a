import { describe, expect, it, test } from 'vitest';

import { decodeRealtimeEvent } from './realtime.ts';

const updated = (resource: string, delta: object, more: object = {}) =>
  decodeRealtimeEvent(`${resource}_updated`, { resource_id: 7, resource_delta: delta, ...more });

describe('The fields of an event', () => {
  test.each([
    [
      'pipeline',
      { last_synced_at: '2026-03-04T09:00:00Z' },
      { lastSyncedAt: new Date('2026-03-04T09:00:00Z') },
    ],
    ['source', { data_store: 'postgres', used_by: 2 }, { type: 'postgres', usedBy: 2 }],
    [
      'destination',
      { config: { destination_type: 's3' } },
      { config: { destination_type: 's3' }, type: 's3' },
    ],
    ['tunnel', { is_active: true }, { isActive: true }],
  ])('are decoded like the row of a %s and contain only the changed ones', (resource, delta, fields) => {
    expect(updated(resource, delta)).toEqual({ kind: 'updated', resource, id: 7, fields });
  });

  it('are dropped if they cannot be decoded: the event still invalidates', () => {
    expect(updated('pipeline', { status: 7 })).toEqual({ kind: 'updated', resource: 'pipeline', id: 7 });
    expect(updated('tunnel', { is_active: 'yes' })).toEqual({ kind: 'updated', resource: 'tunnel', id: 7 });
  });

  it('contain only known fields', () => {
    const delta: object = Object(JSON.parse('{"name":"A","__proto__":{"polluted":true},"secret":1}'));
    expect(updated('source', delta)).toMatchObject({ fields: { name: 'A' } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('form a whole row if they include its id', () => {
    const whole = { id: 7, name: 'A', status: 'running' };
    expect(decodeRealtimeEvent('pipeline_created', { resource_data: whole })).toEqual({
      kind: 'created',
      resource: 'pipeline',
      id: 7,
      isWhole: true,
      fields: expect.objectContaining({ name: 'A', status: 'running' }),
    });
  });

  it("carry the event's version from each place of the payload (A-44)", () => {
    expect(updated('pipeline', { name: 'A' }, { rev: 3 })).toMatchObject({ fields: { name: 'A', rev: 3 } });
    expect(updated('pipeline', { name: 'A', rev: 3 })).toMatchObject({ fields: { name: 'A', rev: 3 } });
    expect(updated('pipeline', { name: 'A' }, { rev: 'x' })).toMatchObject({ fields: { name: 'A' } });
  });

  it('report that the detail has more fields than a row', () => {
    expect(updated('pipeline', { sync_mappings: [] })).toMatchObject({ hasMore: true });
    expect(updated('pipeline', { name: 'A' })).not.toHaveProperty('hasMore');
  });
});

test.each([
  ['an unknown name', 'pipeline_exploded', { resource_id: 1 }],
  ['a payload that is no object', 'pipeline_updated', 'junk'],
  ['an id that is none', 'pipeline_updated', { resource_id: -1 }],
  ['no id at all', 'pipeline_updated', { resource_delta: { name: 'A' } }],
  ['a whole without an id', 'pipeline_updated', { resource_id: 1, resource_data: { name: 'A' } }],
])('A message with %s is not an event (T-28)', (_, name, data) => {
  expect(decodeRealtimeEvent(name, data)).toBeNull();
});

test('A new version of the page is announced without a payload', () => {
  expect(decodeRealtimeEvent('refresh_app', undefined)).toEqual({ kind: 'refreshApp' });
});
