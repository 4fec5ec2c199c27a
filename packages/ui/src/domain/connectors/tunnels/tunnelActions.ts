import { formatQuantity } from '../../format/count.ts';
import type { ActionTable, ListedEntity } from '../../entities/actions.ts';
import { tunnelTypeLabel, type Tunnel, type TunnelState } from '../../entities/tunnel.ts';

/** The actions on a tunnel. There is no edit action, because the specification has no form for it. */
export const tunnelActions = {
  test: {
    from: ['waitingForSetup', 'active', 'inactive', 'unknown'],
    verb: 'Test',
    label: 'Test connection',
    doing: 'Testing connection…',
    done: 'tested',
    consequence: 'Nothing is changed.',
    isDestructive: false,
  },
  delete: {
    from: ['waitingForSetup', 'active', 'inactive', 'unknown'],
    verb: 'Delete',
    doing: 'Deleting…',
    done: 'deleted',
    consequence: 'The tunnel closes and its keys are deleted. This cannot be undone.',
    isDestructive: true,
  },
} as const satisfies ActionTable<TunnelState>;
export type TunnelAction = keyof typeof tunnelActions;

/** Why `action` is unavailable now, in a few words; `undefined` if it is available. */
export const whyNotTunnel = (action: TunnelAction, { usedBy }: Pick<Tunnel, 'usedBy'>): string | undefined =>
  action === 'delete' && usedBy
    ? `Used by ${formatQuantity(usedBy, 'connection')}. Change ${usedBy === 1 ? 'it' : 'those'} first`
    : undefined;

export const tunnelEntity: ListedEntity<TunnelAction, never, Tunnel> = {
  noun: 'tunnel',
  actions: tunnelActions,
  pages: {},
  menu: () => ['test', 'delete'],
  // Tunnels cannot be selected.
  bulk: () => [],
  whyNot: whyNotTunnel,
  whyDisabled: whyNotTunnel,
  details: ({ id, type }) => [[`ID ${id}`], [tunnelTypeLabel(type)]],
};
