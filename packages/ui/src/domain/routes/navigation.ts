import { paths } from './paths.ts';

/** An entry of the side navigation (spec §1). */
export interface NavigationItem {
  readonly name: 'pipelines' | 'sources' | 'destinations' | 'observability' | 'settings';
  readonly label: string;
  readonly to: string;
  /** First path segments for which the entry is current. */
  readonly covers: readonly string[];
}

/** In display order. Observability also covers /alerts and /metrics (spec §2). */
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

/** The visible entries: Observability only if its toggle is on (spec §1). */
export const visibleNavigation = (options: {
  readonly hasObservability: boolean;
}): readonly NavigationItem[] =>
  navigationItems.filter(({ name }) => name !== 'observability' || options.hasObservability);

/** Compares whole segments, so that /alertsx does not match /alerts. */
export const isCurrent = (item: NavigationItem, path: string): boolean =>
  item.covers.includes(path.split('/')[1] ?? '');
