import { activityObjects, type ActivityEntry } from '../entities/activityEntry.ts';
import { isKnown } from '../entities/open.ts';
import { toId } from '../entities/id.ts';
import { oldValuesQuery } from '../forms/changes/changedSettings.ts';
import { restoreQuery } from '../pipelines/settingChanges.ts';
import { alertPaths } from '../routes/alertPaths.ts';
import { changedAtParam, connectorPaths, restoreParam } from '../routes/connectorPaths.ts';
import { paths } from '../routes/paths.ts';
import { settingsPaths } from '../routes/settingsPaths.ts';
import { tunnelsQuery } from './tunnels.ts';

const connectorKinds = ['source', 'destination'] as const;

/** The settings of an alert that an entry tells as texts. What it watches and whom it notifies are lists. */
const alertSettings = ['name', 'priority', 'run_frequency', 'trigger_condition'] as const;

type Entry = Pick<ActivityEntry, 'id' | 'at' | 'object' | 'details'>;

/** The page of what an entry is about; `undefined` if it no longer exists, or this build has none. */
export function hrefOfActivity({ object }: Pick<Entry, 'object'>): string | undefined {
  const { type, id, name } = object ?? {};
  if (typeof id !== 'number' || type === undefined || !isKnown(activityObjects, type)) return undefined;
  switch (type) {
    case 'pipeline':
      return paths.pipelineOverview(toId(id));
    case 'source':
    case 'destination':
      return connectorPaths[type].detail(id);
    case 'tunnel':
      return connectorPaths.source.list(tunnelsQuery({ tunnelId: toId(id) }));
    case 'alert':
      return alertPaths.overview(toId(id));
    case 'metric':
      return alertPaths.metric(toId(id));
    case 'hook':
      return settingsPaths.hook(toId(id));
    case 'user':
      return settingsPaths.users(name ? { search: name } : {});
    case 'account':
      return undefined;
  }
}

/** Whether the form of an entry is small enough for a panel beside the list: only the settings that have an old value. */
export const isRestoredBeside = (entry: Entry): boolean =>
  entry.object?.type === 'pipeline' && restoreHrefOf(entry) !== undefined;

/**
 * The form with the old values of an entry; `undefined` if no form can take them. The address of a connector's form names
 * only the entry, so that no link can enter a host that a password is then sent to.
 */
export function restoreHrefOf(entry: Entry): string | undefined {
  const { id, at, object, details } = entry;
  if (typeof object?.id !== 'number' || details?.['event'] !== 'changed') return undefined;
  if (object.type === 'pipeline') {
    const old = restoreQuery({ details });
    const query = { section: 'sync', ...old, [changedAtParam]: at.toISOString() };
    return old && paths.pipelineSettings(toId(object.id), query);
  }
  if (object.type === 'alert') {
    const isTold = alertSettings.some((name) => details[`before.${name}`] !== undefined);
    return isTold ? alertPaths.settings(toId(object.id), { [restoreParam]: String(id) }) : undefined;
  }
  if (!isKnown(connectorKinds, object.type)) return undefined;
  const old = oldValuesQuery(details, () => undefined, false);
  return old && connectorPaths[object.type].edit(object.id, { [restoreParam]: String(id) });
}
