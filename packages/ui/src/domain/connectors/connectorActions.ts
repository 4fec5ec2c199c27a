import { labelOf } from '../entities/catalogue.ts';
import { formatQuantity } from '../format/count.ts';
import { isAllowed, type ActionTable, type ListedEntity, type PageSpec } from '../entities/actions.ts';
import { isKnown, type Open } from '../entities/open.ts';
import {
  connectorStatuses,
  type Connector,
  type ConnectorKind,
  type ConnectorStatus,
} from '../entities/connector.ts';
import type { Destination } from '../entities/destination.ts';
import type { Source } from '../entities/source.ts';

/** The actions on a source or destination. Our choice: spec §4 shows no values. */
export const connectorActions = {
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
    consequence:
      'Pipelines can no longer use it. Its settings and credentials are kept, and you can restore it later.',
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
} as const satisfies ActionTable<ConnectorStatus>;
export type ConnectorAction = keyof typeof connectorActions;

/** The pages of a source or destination that its menus link to. A copy is made of archived ones too. */
export const connectorPages = {
  edit: { from: ['active'], verb: 'Edit' },
  duplicate: { from: connectorStatuses, verb: 'Duplicate' },
} as const satisfies Readonly<Record<string, PageSpec<ConnectorStatus>>>;
export type ConnectorPage = keyof typeof connectorPages;

type Target = { readonly status: Open<ConnectorStatus> };

/** Whether a connector's status allows `action`. */
export const canConnector = (action: ConnectorAction | ConnectorPage, { status }: Target): boolean =>
  isAllowed({ ...connectorActions, ...connectorPages }[action], status);

/** The status that a POST to `{id}/{status}/` names: the path contains the target status. */
export const connectorTarget = {
  archive: connectorActions.archive.to,
  restore: connectorActions.restore.to,
} as const;

/** Why `action` is unavailable now, in a few words; `undefined` if it is available. */
export function whyNotConnector(
  action: ConnectorAction | ConnectorPage,
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

const entityOf = <Item extends Source | Destination>(
  noun: ConnectorKind,
): ListedEntity<ConnectorAction, ConnectorPage, Item> => ({
  noun,
  actions: connectorActions,
  pages: connectorPages,
  menu: ({ status }) => [
    'test',
    'edit',
    'duplicate',
    status === 'archived' ? 'restore' : 'archive',
    'delete',
  ],
  bulk: (items) =>
    items.every(({ status }) => status === 'archived') ? ['restore', 'delete'] : ['test', 'archive'],
  whyNot: whyNotConnector,
  // Archiving a connector in use is not possible either, but its dialog explains that and names the pipelines.
  whyDisabled: (name, item) => (canConnector(name, item) ? undefined : whyNotConnector(name, item)),
  details: ({ id, type }) => [[`ID ${id}`], [labelOf(type)]],
});

export const sourceEntity = entityOf<Source>('source');
export const destinationEntity = entityOf<Destination>('destination');
