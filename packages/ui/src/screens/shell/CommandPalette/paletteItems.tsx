import { createElement } from 'react';
import type { Alert } from '../../../domain/observability/alert.ts';
import type { Destination } from '../../../domain/entities/destination.ts';
import type { Metric } from '../../../domain/observability/metric.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { pipelineStatusLabel } from '../../../domain/pipelines/pipelineStatus.ts';
import type { Source } from '../../../domain/entities/source.ts';
import { alertStateLabel } from '../../../domain/observability/describeAlert.ts';
import { mapRemote, type Remote } from '../../../domain/outcome/remote.ts';
import { alertPaths } from '../../../domain/routes/alertPaths.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import type { SearchScreen, SearchScreenName } from '../../../domain/views/searchScreens.ts';
import type {
  CommandGroup,
  CommandItem,
  CommandResults,
} from '../../../patterns/CommandMenu/CommandMenu.logic.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { Race } from '../../../patterns/Race/Race.tsx';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { ArchiveIcon } from '../../../primitives/Icon/icons/ArchiveIcon.ts';
import { BellIcon } from '../../../primitives/Icon/icons/BellIcon.ts';
import { CardIcon } from '../../../primitives/Icon/icons/CardIcon.ts';
import { DestinationIcon } from '../../../primitives/Icon/icons/DestinationIcon.ts';
import { HomeIcon } from '../../../primitives/Icon/icons/HomeIcon.ts';
import { LockIcon } from '../../../primitives/Icon/icons/LockIcon.ts';
import { ObservabilityIcon } from '../../../primitives/Icon/icons/ObservabilityIcon.ts';
import { PersonIcon } from '../../../primitives/Icon/icons/PersonIcon.ts';
import { PipelinesIcon } from '../../../primitives/Icon/icons/PipelinesIcon.ts';
import { SettingsIcon } from '../../../primitives/Icon/icons/SettingsIcon.ts';
import { SourceIcon } from '../../../primitives/Icon/icons/SourceIcon.ts';
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

/** A row of the palette, and what choosing it means. */
export type PaletteItem = CommandItem &
  (
    | { readonly kind: 'target'; readonly target: PaletteTarget }
    | { readonly kind: 'action'; readonly name: PaletteActionName }
  );

const screenIcons: Readonly<Record<SearchScreenName, IconComponent>> = {
  home: HomeIcon,
  pipelines: PipelinesIcon,
  sources: SourceIcon,
  destinations: DestinationIcon,
  alerts: BellIcon,
  metrics: ObservabilityIcon,
  account: SettingsIcon,
  users: PersonIcon,
  usage: SettingsIcon,
  billing: CardIcon,
  hooks: SettingsIcon,
  notifications: SettingsIcon,
  tunnels: LockIcon,
  archivedPipelines: ArchiveIcon,
  archivedSources: ArchiveIcon,
  archivedDestinations: ArchiveIcon,
};

const iconOf = (look: PaletteLook): IconComponent =>
  look.kind === 'screen' ? screenIcons[look.name] : look.kind === 'alert' ? BellIcon : ObservabilityIcon;

function Mark({ look }: { readonly look: PaletteLook }) {
  if (look.kind === 'pipeline') return <Race {...look} />;
  if (look.kind === 'connector') return <ConnectorMark type={look.type} size="small" />;
  return createElement(iconOf(look), { size: 17 });
}

const targetItem = (target: PaletteTarget, detail?: string): PaletteItem => ({
  id: target.href,
  kind: 'target',
  target,
  label: target.label,
  href: target.href,
  mark: <Mark look={target.look} />,
  detail,
});

const screenItem = ({ name, label, to, aliases }: PaletteScreen): PaletteItem => ({
  ...targetItem({ href: to, label, look: { kind: 'screen', name } }),
  id: name,
  keywords: aliases,
});

function actionItem(name: PaletteActionName): PaletteItem {
  const { label, icon, aliases, href } = paletteAction(name);
  return {
    id: name,
    kind: 'action',
    name,
    label,
    mark: createElement(icon, { size: 17 }),
    keywords: aliases,
    href,
  };
}

const pipelineItem = (pipeline: Pipeline, href: string): PaletteItem =>
  targetItem(
    {
      href,
      label: pipeline.name,
      look: {
        kind: 'pipeline',
        status: pipeline.status,
        ...(pipeline.source && { source: pipeline.source.type }),
        ...(pipeline.destination && { destination: pipeline.destination.type }),
      },
    },
    pipelineStatusLabel(pipeline.status),
  );

const detailOf = (status: Metric['status']): string | undefined =>
  status === 'archived' ? 'Archived' : undefined;

const connectorItem = ({ type, name, status }: Source | Destination, href: string): PaletteItem =>
  targetItem({ href, label: name, look: { kind: 'connector', type } }, detailOf(status));

const alertItem = (alert: Alert, now: Date): PaletteItem =>
  targetItem(
    { href: alertPaths.overview(alert.id), label: alert.name, look: { kind: 'alert' } },
    alertStateLabel(alert, now),
  );

const metricItem = ({ id, name, status }: Metric): PaletteItem =>
  targetItem({ href: alertPaths.metric(id), label: name, look: { kind: 'metric' } }, detailOf(status));

export interface KnownContent {
  readonly screens: readonly PaletteScreen[];
  readonly actions: readonly PaletteActionName[];
  readonly recent: readonly PaletteTarget[];
}

export const paletteGroups = ({
  screens,
  actions,
  recent,
}: KnownContent): readonly CommandGroup<PaletteItem>[] => [
  {
    id: 'recent',
    heading: 'Recent',
    isInitialOnly: true,
    items: recent.map((target) => targetItem(target)),
  },
  { id: 'screens', heading: 'Go to', items: screens.map(screenItem) },
  { id: 'actions', heading: 'Actions', items: actions.map(actionItem) },
];

interface PaletteResults extends CommandResults<PaletteItem> {
  readonly id: PaletteList;
}

export function paletteResults(
  lists: PaletteLists,
  hrefOfPipeline: (pipeline: Pipeline) => string,
  now: Date,
): readonly PaletteResults[] {
  const found = <Row,>(
    id: PaletteList,
    heading: string,
    remote: Remote<readonly Row[]> | undefined,
    itemOf: (row: Row) => PaletteItem,
  ): readonly PaletteResults[] =>
    remote ? [{ id, heading, items: mapRemote(remote, (rows) => rows.map(itemOf)) }] : [];
  const { source, destination } = connectorPaths;
  return [
    ...found('pipelines', 'Pipelines', lists.pipelines, (row) => pipelineItem(row, hrefOfPipeline(row))),
    ...found('sources', 'Sources', lists.sources, (row) => connectorItem(row, source.detail(row.id))),
    ...found('destinations', 'Destinations', lists.destinations, (row) =>
      connectorItem(row, destination.detail(row.id)),
    ),
    ...found('alerts', 'Alerts', lists.alerts, (row) => alertItem(row, now)),
    ...found('metrics', 'Metrics', lists.metrics, metricItem),
  ];
}
