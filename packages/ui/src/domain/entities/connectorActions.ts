import { labelOf } from '../connectors/catalogue.ts';
import { formatQuantity } from '../format/count.ts';
import { isAllowed, type ActionEntity, type ActionTable } from './actions.ts';
import { isKnown, type Open } from './open.ts';
import { connectorStatuses, type Connector, type ConnectorStatus } from './connector.ts';
import type { Destination } from './destination.ts';
import type { Source } from './source.ts';

/** The actions on a source or destination. Our choice: spec §4 shows no values. */
const actionsOf = (noun: 'source' | 'destination') =>
  ({
    edit: {
      from: ['active'],
      verb: 'Edit',
      doing: 'Saving…',
      done: 'saved',
      consequence: `Changes apply to every pipeline that uses this ${noun}.`,
      isDestructive: false,
    },
    test: {
      from: ['active'],
      verb: 'Test',
      label: 'Test connection',
      doing: 'Testing connection…',
      done: 'tested',
      consequence: 'Nothing is changed.',
      isDestructive: false,
    },
    archive: {
      from: ['active'],
      to: 'archived',
      verb: 'Archive',
      doing: 'Archiving…',
      done: 'archived',
      consequence: `Pipelines can no longer use it. Its settings and credentials are kept, and you can restore it later.`,
      isDestructive: true,
    },
    restore: {
      from: ['archived'],
      to: 'active',
      verb: 'Restore',
      doing: 'Restoring…',
      done: 'restored',
      consequence: 'Pipelines can use it again, with the settings it had.',
      isDestructive: false,
    },
    /** Only for an archived connector that no pipeline uses. */
    delete: {
      from: ['archived'],
      verb: 'Delete',
      doing: 'Deleting…',
      done: 'deleted',
      consequence: 'Its settings and credentials are deleted. This cannot be undone.',
      isDestructive: true,
    },
  }) as const satisfies ActionTable<ConnectorStatus>;

export const sourceActions = actionsOf('source');
export const destinationActions = actionsOf('destination');
export type ConnectorAction = keyof typeof sourceActions;

type Target = { readonly status: Open<ConnectorStatus> };

/** Whether a connector's status allows `action`. */
export const canConnector = (action: ConnectorAction, { status }: Target): boolean =>
  isAllowed(sourceActions[action], status);

/** The status that a POST to `{id}/{status}/` names: the path contains the target status. */
export const connectorTarget = {
  archive: sourceActions.archive.to,
  restore: sourceActions.restore.to,
} as const;

/** Why `action` is unavailable now, in a few words; `undefined` if it is available. */
export function whyNotConnector(
  action: ConnectorAction,
  { status, usedBy }: Target & Pick<Connector, 'usedBy'>,
): string | undefined {
  if (!canConnector(action, { status })) {
    if (!isKnown(connectorStatuses, status)) return `Status: ${status}`;
    if (action === 'restore') return 'Not archived';
    if (action === 'delete') return 'Archive it first';
    return action === 'archive' ? 'Already archived' : 'Archived. Restore it first';
  }
  if (action !== 'archive' || !usedBy) return undefined;
  return `Used by ${formatQuantity(usedBy, 'pipeline')}. Archive ${usedBy === 1 ? 'it' : 'those'} first`;
}

type Named = { readonly id: number; readonly type: string };
const details = ({ id, type }: Named) => [[`ID ${id}`], [labelOf(type)]];

export const sourceEntity: ActionEntity<ConnectorAction, Source> = {
  noun: 'source',
  actions: sourceActions,
  whyNot: whyNotConnector,
  details,
};

export const destinationEntity: ActionEntity<ConnectorAction, Destination> = {
  noun: 'destination',
  actions: destinationActions,
  whyNot: whyNotConnector,
  details,
};
