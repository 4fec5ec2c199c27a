import type { ActivityEntry } from '../../domain/entities/activityEntry.ts';
import { toId } from '../../domain/entities/id.ts';

/** The moment of the stories. */
export const storyNow = new Date('2026-03-04T10:00:00Z');

const hourMs = 3_600_000;

/** An entry some hours before the stories. */
export const activityOf = (
  id: number,
  hoursAgo: number,
  object: NonNullable<ActivityEntry['object']>,
  details: Readonly<Record<string, string | number>>,
): ActivityEntry => ({
  id: toId(id),
  at: new Date(storyNow.getTime() - hoursAgo * hourMs),
  object,
  details,
});

const noor = { by: 'Noor Haddad', by_id: 1 };
const mateo = { by: 'Mateo Lindqvist', by_id: 2 };

/** One entry of each kind, newest first. */
export const everyEntry: readonly ActivityEntry[] = [
  activityOf(
    9,
    1,
    { type: 'source', id: 1, name: 'Production Postgres' },
    {
      event: 'changed',
      ...mateo,
      fields: 'connection_config.host, connection_config.password',
      'before.connection_config.host': 'db.acme.internal',
      'after.connection_config.host': 'db2.acme.internal',
    },
  ),
  activityOf(8, 2, { type: 'user', id: 12, name: 'jo@acme.example' }, { event: 'invited', ...noor }),
  activityOf(
    7,
    20,
    { type: 'pipeline', id: 1, name: 'Orders to warehouse' },
    {
      event: 'changed',
      ...noor,
      fields: 'source_sync_frequency, persist_deleted_rows',
      'before.source_sync_frequency': 900_000,
      'after.source_sync_frequency': 3_600_000,
      'before.persist_deleted_rows': 'false',
      'after.persist_deleted_rows': 'true',
    },
  ),
  activityOf(6, 22, { type: 'pipeline', id: 5, name: 'Inventory' }, { event: 'paused', ...mateo }),
  activityOf(5, 23, { type: 'alert', id: 2, name: 'Orders have stopped' }, { event: 'resolved', ...noor }),
  activityOf(
    4,
    48,
    { type: 'user', id: 2, name: 'Mateo Lindqvist' },
    {
      event: 'changed',
      ...noor,
      fields: 'role',
      'before.role': 'admin',
      'after.role': 'team_member',
    },
  ),
  activityOf(3, 49, { type: 'hook', name: 'Old chat room' }, { event: 'deleted', ...noor }),
  activityOf(2, 9_000, { type: 'destination', id: 1, name: 'Analytics' }, { event: 'created' }),
];

/** The same of a service that does not say who. */
export const namelessEntries: readonly ActivityEntry[] = everyEntry.map(({ details, ...entry }) => {
  const { by: _, by_id: __, ...rest } = details ?? {};
  return { ...entry, details: rest };
});

/** An entry with long texts, whose old value can be restored. */
export const longEntry = activityOf(
  1,
  1,
  { type: 'source', id: 1, name: 'Donaudampfschifffahrt'.repeat(12) },
  {
    event: 'changed',
    by: 'Maximiliane'.repeat(12),
    fields: 'connection_config.host',
    'before.connection_config.host': 'x.'.repeat(100),
    'after.connection_config.host': 'y.'.repeat(100),
  },
);
