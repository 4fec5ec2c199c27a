import { matchRoute } from './routes/matchRoute.ts';
import { paths } from './routes/paths.ts';
import type { RouteName } from './routes/routes.ts';

/** An entry of the side navigation (spec §1). */
export interface NavigationItem {
  readonly name: 'pipelines' | 'sources' | 'destinations' | 'observability' | 'settings';
  readonly label: string;
  readonly to: string;
  /** The first segments of the paths for which the entry is the current one. */
  readonly covers: readonly string[];
}

/** In the order of the navigation. Observability also covers /alerts and /metrics (spec §2). */
export const navigationItems: readonly NavigationItem[] = [
  { name: 'pipelines', label: 'Pipelines', to: paths.pipelinesList(), covers: ['pipelines'] },
  { name: 'sources', label: 'Sources', to: paths.sources(), covers: ['sources'] },
  { name: 'destinations', label: 'Destinations', to: paths.destinations(), covers: ['destinations'] },
  {
    name: 'observability',
    label: 'Observability',
    to: paths.observability(),
    covers: ['observability', 'alerts', 'metrics'],
  },
  { name: 'settings', label: 'Settings', to: paths.settings(), covers: ['settings'] },
];

/** The entries to show: Observability only with its toggle (spec §1), and none that leads nowhere. */
export const visibleNavigation = (options: {
  readonly hasObservability: boolean;
  readonly hasScreen: (name: RouteName) => boolean;
}): readonly NavigationItem[] =>
  navigationItems.filter(({ name, to }) => {
    const match = matchRoute(to.split('?')[0] ?? to);
    return match && options.hasScreen(match.name) && (name !== 'observability' || options.hasObservability);
  });

/** Whole segments count, so that /alertsx is not an alert. */
export const isCurrent = (item: NavigationItem, path: string): boolean =>
  item.covers.includes(path.split('/')[1] ?? '');
