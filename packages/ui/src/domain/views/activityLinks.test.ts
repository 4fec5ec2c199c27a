import { describe, expect, it } from 'vitest';
import { activityObjects } from '../entities/activityEntry.ts';
import { toId } from '../entities/id.ts';
import { matchRoute } from '../routes/matchRoute.ts';
import { hrefOfActivity, restoreHrefOf } from './activityLinks.ts';

const entry = (type: string, details: Readonly<Record<string, string | number>>) => ({
  id: toId<'activity'>(12),
  at: new Date('2026-03-04T09:12:00Z'),
  object: { type, id: 5, name: 'Five' },
  details: { event: 'changed', ...details },
});

describe('the page of an entry', () => {
  it.each(activityObjects.filter((type) => type !== 'account'))('exists for a %s', (type) => {
    const href = hrefOfActivity({ object: { type, id: 5, name: 'Five' } });
    expect(matchRoute(href?.split('?')[0] ?? '')).toBeDefined();
  });

  it('is none for what no longer exists, has no page, or is not known', () => {
    for (const object of [
      undefined,
      null,
      { type: 'source' },
      { type: 'source', id: null },
      { type: 'account', id: 1 },
      { type: 'comet', id: 1 },
    ])
      expect(hrefOfActivity({ object })).toBeUndefined();
  });
});

describe('restoring', () => {
  it('opens the sync settings of a pipeline with their old values', () => {
    const change = {
      'before.source_sync_frequency': 900_000,
      'after.source_sync_frequency': 3_600_000,
      'after.name': 'Orders EU',
    };
    expect(restoreHrefOf(entry('pipeline', change))).toBe(
      `/pipelines/5/settings/schema_config?section=sync&before.source_sync_frequency=900000&after.source_sync_frequency=3600000&changed_at=${encodeURIComponent('2026-03-04T09:12:00.000Z')}`,
    );
    expect(restoreHrefOf(entry('pipeline', { 'before.name': 'Orders' }))).toBeUndefined();
  });

  it('opens the form of a connector by the entry, without a value in the address', () => {
    expect(restoreHrefOf(entry('source', { 'before.connection_config.host': 'db.acme.internal' }))).toBe(
      '/sources/5/edit?restore=12',
    );
  });

  it('opens the settings of an alert by the entry', () => {
    expect(restoreHrefOf(entry('alert', { 'before.priority': 'low' }))).toBe('/alerts/5/settings?restore=12');
    expect(restoreHrefOf(entry('alert', { 'before.is_active': 'true' }))).toBeUndefined();
  });

  it('is not offered for secrets, for other objects, and without an old value', () => {
    expect(restoreHrefOf(entry('source', { 'before.connection_config.password': 'secret' }))).toBeUndefined();
    expect(restoreHrefOf(entry('source', { 'after.connection_config.host': 'db' }))).toBeUndefined();
    expect(restoreHrefOf(entry('user', { 'before.role': 'admin' }))).toBeUndefined();
    expect(
      restoreHrefOf({ ...entry('source', { 'before.name': 'Old' }), object: { type: 'source' } }),
    ).toBeUndefined();
  });
});
