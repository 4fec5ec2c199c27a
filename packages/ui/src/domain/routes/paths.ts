import type { ConnectorKind } from '../entities/connector.ts';
import type { DestinationId, PipelineId, SourceId } from '../entities/id.ts';
import { fillPattern } from './pattern.ts';
import { routes, type WizardRouteName } from './routes.ts';

type Query = Readonly<Record<string, string | undefined>>;

const withQuery = (path: string, query: Query): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** The pages of either area; both have the same. */
const areas = {
  source: {
    list: routes.sourcesList.pattern,
    detail: routes.sourceDetail.pattern,
    edit: routes.sourceEdit.pattern,
    select: routes.sourceCreateSelect.pattern,
    prerequisites: routes.sourceCreatePrerequisites.pattern,
    details: routes.sourceCreateDetails.pattern,
  },
  destination: {
    list: routes.destinationsList.pattern,
    detail: routes.destinationDetail.pattern,
    edit: routes.destinationEdit.pattern,
    select: routes.destinationCreateSelect.pattern,
    prerequisites: routes.destinationCreatePrerequisites.pattern,
    details: routes.destinationCreateDetails.pattern,
  },
} as const satisfies Record<ConnectorKind, unknown>;

/** The steps of creating a source or destination (spec §2). */
export type ConnectorCreateStep = 'select' | 'prerequisites' | 'details';

/** The builders of every address in the product. Paths are written nowhere else. */
export const paths = {
  home: () => '/',
  login: (options: { readonly view?: 'recover'; readonly next?: string } = {}) =>
    withQuery(routes.login.pattern, { view: options.view, next: options.next }),
  verifyEmail: () => routes.verifyEmail.pattern,
  inactiveClient: () => routes.inactiveClient.pattern,
  pipelinesList: (query: Query = { status: 'active' }) => withQuery(routes.pipelinesList.pattern, query),
  pipelineOverview: (id: PipelineId, query: Query = {}) =>
    withQuery(fillPattern(routes.pipelineOverview.pattern, { id }), query),
  /** `type`: the connector that is being set up (spec §2). The rest says what of a step is looked at. */
  pipelineSetup: (id: PipelineId, name: WizardRouteName = 'pipelineCreateSourceSelect', query: Query = {}) =>
    withQuery(fillPattern(routes[name].pattern, { id }), query),
  sources: () => routes.sourcesList.pattern,
  source: (id: SourceId) => fillPattern(routes.sourceDetail.pattern, { id }),
  destinations: () => routes.destinationsList.pattern,
  destination: (id: DestinationId) => fillPattern(routes.destinationDetail.pattern, { id }),
  /** `query`: written by `sourceListView` or `destinationListView`, or `tunnelsQuery`. */
  connectors: (kind: ConnectorKind, query: Query = { status: 'active' }) =>
    withQuery(areas[kind].list, query),
  connector: (kind: ConnectorKind, id: SourceId | DestinationId) => fillPattern(areas[kind].detail, { id }),
  connectorEdit: (kind: ConnectorKind, id: SourceId | DestinationId) => fillPattern(areas[kind].edit, { id }),
  /** `type`: the connector that is created (spec §2). */
  connectorCreate: (kind: ConnectorKind, step: ConnectorCreateStep = 'select', query: Query = {}) =>
    withQuery(areas[kind][step], query),
  observability: () => routes.alertsList.pattern,
  settings: () => routes.settingsAccount.pattern,
  billing: () => routes.settingsBilling.pattern,
} as const;
