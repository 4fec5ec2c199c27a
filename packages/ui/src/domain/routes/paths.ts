import type { DestinationId, PipelineId, SourceId } from '../entities/id.ts';
import { fillPattern } from './pattern.ts';
import { routes, type WizardRouteName } from './routes.ts';

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** The builders of every address in the product. Paths are written nowhere else. */
export const paths = {
  home: () => '/',
  login: (options: { readonly view?: 'recover'; readonly next?: string } = {}) =>
    withQuery(routes.login.pattern, { view: options.view, next: options.next }),
  verifyEmail: () => routes.verifyEmail.pattern,
  inactiveClient: () => routes.inactiveClient.pattern,
  pipelinesList: (query: Readonly<Record<string, string | undefined>> = { status: 'active' }) =>
    withQuery(routes.pipelinesList.pattern, query),
  pipelineOverview: (id: PipelineId, query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery(fillPattern(routes.pipelineOverview.pattern, { id }), query),
  /** `type`: the connector that is being set up (spec §2). The rest says what of a step is looked at. */
  pipelineSetup: (
    id: PipelineId,
    name: WizardRouteName = 'pipelineCreateSourceSelect',
    query: Readonly<Record<string, string | undefined>> = {},
  ) => withQuery(fillPattern(routes[name].pattern, { id }), query),
  sources: () => routes.sourcesList.pattern,
  source: (id: SourceId) => fillPattern(routes.sourceDetail.pattern, { id }),
  destinations: () => routes.destinationsList.pattern,
  destination: (id: DestinationId) => fillPattern(routes.destinationDetail.pattern, { id }),
  observability: () => routes.alertsList.pattern,
  settings: () => routes.settingsAccount.pattern,
  billing: () => routes.settingsBilling.pattern,
} as const;
