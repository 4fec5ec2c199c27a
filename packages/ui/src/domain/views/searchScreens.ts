import type { Client } from '../entities/client.ts';
import { hasFullAccess } from '../billing/billing.ts';
import { alertPaths } from '../routes/alertPaths.ts';
import { connectorPaths } from '../routes/connectorPaths.ts';
import { matchRoute } from '../routes/matchRoute.ts';
import { paths } from '../routes/paths.ts';
import type { RouteAccess } from '../routes/routes.ts';
import { settingsPaths } from '../routes/settingsPaths.ts';
import { tunnelsQuery } from './tunnels.ts';

/** A screen that the command palette finds. */
export interface SearchScreen {
  readonly name: string;
  readonly label: string;
  readonly to: string;
  /** Other words for what is on the screen, and for what it is for. */
  readonly aliases: string;
}

const archived = { status: 'archived' };

/** In display order: the areas of the navigation, then their further pages. */
const searchScreens = [
  { name: 'home', label: 'Home', to: paths.home(), aliases: 'overview dashboard start attention activity' },
  { name: 'pipelines', label: 'Pipelines', to: paths.pipelinesList(), aliases: 'syncs replication' },
  { name: 'sources', label: 'Sources', to: connectorPaths.source.list(), aliases: 'connectors databases' },
  {
    name: 'destinations',
    label: 'Destinations',
    to: connectorPaths.destination.list(),
    aliases: 'connectors warehouses',
  },
  { name: 'alerts', label: 'Alerts', to: alertPaths.list(), aliases: 'observability monitoring' },
  { name: 'metrics', label: 'Metrics', to: alertPaths.metrics(), aliases: 'observability measurements' },
  {
    name: 'account',
    label: 'Account settings',
    to: settingsPaths.account(),
    aliases: 'profile name password time zone',
  },
  {
    name: 'users',
    label: 'Users',
    to: settingsPaths.users(),
    aliases: 'settings people team invitations roles',
  },
  { name: 'usage', label: 'Usage', to: settingsPaths.usage(), aliases: 'settings records volume' },
  {
    name: 'billing',
    label: 'Billing',
    to: settingsPaths.billing(),
    aliases: 'settings plan subscription card',
  },
  { name: 'hooks', label: 'Hooks', to: settingsPaths.hooks(), aliases: 'settings webhooks slack events' },
  {
    name: 'notifications',
    label: 'Notifications',
    to: settingsPaths.notifications(),
    aliases: 'settings emails recipients',
  },
  {
    name: 'tunnels',
    label: 'Tunnels',
    to: connectorPaths.source.list(tunnelsQuery()),
    aliases: 'ssh connection bastion',
  },
  {
    name: 'archivedPipelines',
    label: 'Archived pipelines',
    to: paths.pipelinesList(archived),
    aliases: 'restore',
  },
  {
    name: 'archivedSources',
    label: 'Archived sources',
    to: connectorPaths.source.list(archived),
    aliases: 'restore',
  },
  {
    name: 'archivedDestinations',
    label: 'Archived destinations',
    to: connectorPaths.destination.list(archived),
    aliases: 'restore',
  },
] as const satisfies readonly SearchScreen[];

export type SearchScreenName = (typeof searchScreens)[number]['name'];

export interface SearchAccess {
  readonly client: Client;
  readonly now: Date;
  /** Whether observability is on for the client. */
  readonly hasObservability: boolean;
}

/** Whether an address leads to a screen that the person may see, and not to a redirect (docs/guard.md). */
export function isReachable(href: string, { client, now, hasObservability }: SearchAccess): boolean {
  const match = matchRoute(href.split('?')[0] ?? href);
  if (!match) return false;
  const { access }: { access: RouteAccess } = match.route;
  if (access === 'billing') return true;
  return access === 'observability' ? hasObservability : hasFullAccess(client, now);
}

/** The screens that a person may open. */
export const reachableScreens = (access: SearchAccess): readonly (typeof searchScreens)[number][] =>
  searchScreens.filter(({ to }) => isReachable(to, access));
