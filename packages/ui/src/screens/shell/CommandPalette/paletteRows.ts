import type { AlertId } from '../../../domain/entities/id.ts';
import { alertState, type Alert } from '../../../domain/entities/alert.ts';
import type { Destination } from '../../../domain/entities/destination.ts';
import type { Metric } from '../../../domain/entities/metric.ts';
import { pipelineStatusLabel, type Pipeline } from '../../../domain/entities/pipeline.ts';
import type { Source } from '../../../domain/entities/source.ts';
import { alertStateLabel } from '../../../domain/observability/describeAlert.ts';
import type { Remote } from '../../../domain/remote.ts';
import { alertPaths } from '../../../domain/routes/alertPaths.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { bestMatches, rankMatch } from '../../../domain/search/matchText.ts';
import type { SearchScreen, SearchScreenName } from '../../../domain/search/searchScreens.ts';
import { paletteAction, type PaletteActionName } from './paletteActions.ts';

/** What a row looks like. */
export type PaletteLook =
  | {
      readonly kind: 'pipeline';
      readonly source?: string;
      readonly destination?: string;
      readonly status: string;
    }
  | { readonly kind: 'connector'; readonly type: string }
  | { readonly kind: 'screen'; readonly name: SearchScreenName }
  | { readonly kind: 'alert' | 'metric' };

/** A page that the palette opens. */
export interface PaletteTarget {
  readonly href: string;
  readonly label: string;
  readonly look: PaletteLook;
}

export interface PaletteScreen extends SearchScreen {
  readonly name: SearchScreenName;
}

/** What the service found. A list that is left out is not searched. */
export interface PaletteLists {
  readonly pipelines?: Remote<readonly Pipeline[]>;
  readonly sources?: Remote<readonly Source[]>;
  readonly destinations?: Remote<readonly Destination[]>;
  readonly alerts?: Remote<readonly Alert[]>;
  readonly metrics?: Remote<readonly Metric[]>;
}
export type PaletteList = keyof PaletteLists;

export type PaletteRow = { readonly id: string } & (
  | { readonly kind: 'target'; readonly target: PaletteTarget; readonly detail?: string }
  | { readonly kind: 'action'; readonly name: PaletteActionName }
  /** A list that could not be searched. */
  | { readonly kind: 'failed'; readonly list: PaletteList }
);

export interface PaletteGroup {
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly PaletteRow[];
}

interface Found {
  readonly target: PaletteTarget;
  readonly detail?: string;
}

/** Screens and actions that are shown while a query is typed: more would hide what the service finds. */
const localRows = 5;

const foundPipeline = (pipeline: Pipeline, href: string): Found => ({
  target: {
    href,
    label: pipeline.name,
    look: {
      kind: 'pipeline',
      status: pipeline.status,
      ...(pipeline.source && { source: pipeline.source.type }),
      ...(pipeline.destination && { destination: pipeline.destination.type }),
    },
  },
  detail: pipelineStatusLabel(pipeline.status),
});

const foundConnector = ({ type, name, status }: Source | Destination, href: string): Found => ({
  target: { href, label: name, look: { kind: 'connector', type } },
  ...(status === 'archived' && { detail: 'Archived' }),
});

const foundAlert = (alert: Alert): Found => {
  const id: AlertId = alert.id;
  return {
    target: { href: alertPaths.overview(id), label: alert.name, look: { kind: 'alert' } },
    detail: alertStateLabel(alertState(alert)),
  };
};

/** Metrics have no page of their own: the list opens, searched by the metric's name. */
const foundMetric = ({ name, status }: Metric): Found => ({
  target: { href: alertPaths.metrics({ search: name }), label: name, look: { kind: 'metric' } },
  ...(status === 'archived' && { detail: 'Archived' }),
});

/**
 * The rows of a list. Rows of the previous query stay while they still match, so that the list does not flicker as a
 * query gets longer.
 */
function rowsOf(list: PaletteList, found: Remote<readonly Found[]>, query: string): readonly PaletteRow[] {
  if (found.state === 'failed') return [{ id: `failed:${list}`, kind: 'failed', list }];
  if (found.state === 'loading') return [];
  return found.value
    .filter(({ target }) => !found.isOutdated || rankMatch(query, target.label) !== undefined)
    .map((each) => ({ id: `${list}:${each.target.href}`, kind: 'target', ...each }));
}

const mapped = <Row>(
  remote: Remote<readonly Row[]> | undefined,
  find: (row: Row) => Found,
): Remote<readonly Found[]> | undefined =>
  remote?.state === 'ready' ? { ...remote, value: remote.value.map(find) } : remote;

export interface PaletteContent {
  readonly query: string;
  readonly lists: PaletteLists;
  readonly screens: readonly PaletteScreen[];
  readonly actions: readonly PaletteActionName[];
  readonly recent: readonly PaletteTarget[];
  readonly hrefOfPipeline: (pipeline: Pipeline) => string;
}

function foundGroups({ query, lists, hrefOfPipeline }: PaletteContent): readonly PaletteGroup[] {
  const group = (list: PaletteList, heading: string, found: Remote<readonly Found[]> | undefined) => ({
    id: list,
    heading,
    rows: found ? rowsOf(list, found, query) : [],
  });
  return [
    group(
      'pipelines',
      'Pipelines',
      mapped(lists.pipelines, (pipeline) => foundPipeline(pipeline, hrefOfPipeline(pipeline))),
    ),
    group(
      'sources',
      'Sources',
      mapped(lists.sources, (source) => foundConnector(source, connectorPaths.source.detail(source.id))),
    ),
    group(
      'destinations',
      'Destinations',
      mapped(lists.destinations, (destination) =>
        foundConnector(destination, connectorPaths.destination.detail(destination.id)),
      ),
    ),
    group('alerts', 'Alerts', mapped(lists.alerts, foundAlert)),
    group('metrics', 'Metrics', mapped(lists.metrics, foundMetric)),
  ];
}

/**
 * The content of the palette. Screens and actions come first: they match at once, so that what the service finds later
 * does not move them.
 */
export function paletteGroups(content: PaletteContent): readonly PaletteGroup[] {
  const { query, screens, actions, recent } = content;
  const isTyped = query.trim() !== '';
  const shown = <Item>(
    items: readonly Item[],
    textOf: (item: Item) => { readonly label: string; readonly aliases: string },
  ) => (isTyped ? bestMatches(query, items, textOf).slice(0, localRows) : items);
  const groups: readonly PaletteGroup[] = [
    {
      id: 'recent',
      heading: 'Recent',
      rows: isTyped ? [] : recent.map((target) => ({ id: `recent:${target.href}`, kind: 'target', target })),
    },
    {
      id: 'screens',
      heading: 'Go to',
      rows: shown(screens, (screen) => screen).map(({ name, label, to }) => ({
        id: `screen:${name}`,
        kind: 'target',
        target: { href: to, label, look: { kind: 'screen', name } },
      })),
    },
    {
      id: 'actions',
      heading: 'Actions',
      rows: shown(actions, paletteAction).map((name) => ({ id: `action:${name}`, kind: 'action', name })),
    },
    ...(isTyped ? foundGroups(content) : []),
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Whether the service has not answered all of a query yet. */
export const isSearching = ({ query, lists }: Pick<PaletteContent, 'query' | 'lists'>): boolean =>
  query.trim() !== '' &&
  Object.values(lists).some(
    (list: Remote<unknown> | undefined) =>
      (list?.state === 'loading' && !list.isOffline) ||
      (list?.state === 'ready' && list.isOutdated && !list.isOffline),
  );

/** The number of results: rows that report a failure are none. */
export const countResults = (groups: readonly PaletteGroup[]): number =>
  groups.reduce((sum, { rows }) => sum + rows.filter(({ kind }) => kind !== 'failed').length, 0);
