import type { ActivityEntry } from '../../domain/entities/activityEntry.ts';
import { toId } from '../../domain/entities/id.ts';
import {
  enterRestoration,
  planRestoration,
  type LaterChange,
  type Restoration,
} from '../../domain/forms/changes/restoration.ts';
import { createSyncForm, syncPaths } from '../../domain/pipelines/syncForm.ts';

/** A change of three sync settings, the day before the stories. */
export const restoredEntry: ActivityEntry = {
  id: toId(7),
  at: new Date('2026-03-03T14:00:00Z'),
  object: { type: 'pipeline', id: 1, name: 'Orders to warehouse' },
  details: {
    event: 'changed',
    by: 'Mateo Lindqvist',
    by_id: 2,
    fields: [syncPaths.destinationFrequency, syncPaths.window, syncPaths.persistDeletedRows].join(', '),
    [`before.${syncPaths.destinationFrequency}`]: 900_000,
    [`after.${syncPaths.destinationFrequency}`]: 3_600_000,
    [`before.${syncPaths.window}`]: '02:00-04:00',
    [`after.${syncPaths.window}`]: '01:00-05:00',
    [`before.${syncPaths.persistDeletedRows}`]: 'false',
    [`after.${syncPaths.persistDeletedRows}`]: 'true',
  },
};

/** One of these settings was changed again. */
export const changedAgain: LaterChange = {
  at: new Date('2026-03-04T08:12:00Z'),
  details: { event: 'changed', fields: syncPaths.persistDeletedRows, by: 'Ines Okafor' },
};

/** The old values of the entry, entered. */
export function restored(later: readonly LaterChange[] = []): Restoration {
  const model = createSyncForm({
    destinationSyncFrequency: 3_600_000,
    maintenanceWindow: '01:00-05:00',
    persistDeletedRows: true,
  });
  const restoration = planRestoration(model, restoredEntry.details, later);
  if (!restoration) throw new Error('The entry has old values.');
  enterRestoration(restoration);
  return restoration;
}
