import type { PipelineId } from '../entities/id.ts';
import { fillPattern } from './pattern.ts';
import { routes, type RouteName, type WizardRouteName } from './routes.ts';

/** Query parameters of an address; empty values are left out. */
export type AddressQuery = Readonly<Record<string, string | undefined>>;

export const withQuery = (path: string, query: AddressQuery): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/**
 * Builds the addresses of a list with tabs. Without a query it is the address that the list writes for its first view,
 * so that the list need not correct it, which would render it twice.
 */
export const listAt =
  (name: RouteName) =>
  (query: AddressQuery = { status: 'active' }) =>
    withQuery(routes[name].pattern, query);

/** The builders of every address in the product. Paths are written nowhere else. */
export const paths = {
  home: () => '/',
  login: (options: { readonly view?: 'recover'; readonly next?: string } = {}) =>
    withQuery(routes.login.pattern, { view: options.view, next: options.next }),
  verifyEmail: () => routes.verifyEmail.pattern,
  inactiveClient: () => routes.inactiveClient.pattern,
  pipelinesList: listAt('pipelinesList'),
  pipelineOverview: (id: PipelineId, query: AddressQuery = {}) =>
    withQuery(fillPattern(routes.pipelineOverview.pattern, { id }), query),
  /** The schema, synchronisation and general settings; `section` selects one. */
  pipelineSettings: (id: PipelineId, query: AddressQuery = {}) =>
    withQuery(fillPattern(routes.pipelineSchemaConfig.pattern, { id }), query),
  pipelineMaintenance: (id: PipelineId, query: AddressQuery = {}) =>
    withQuery(fillPattern(routes.pipelineSchemaMaintenance.pattern, { id }), query),
  pipelineLogs: (id: PipelineId, query: AddressQuery = {}) =>
    withQuery(fillPattern(routes.pipelineLogs.pattern, { id }), query),
  pipelineHooks: (id: PipelineId, query: AddressQuery = {}) =>
    withQuery(fillPattern(routes.pipelineHooks.pattern, { id }), query),
  /** `type` is the connector that is being set up (spec §2). The other parameters are the view of a step. */
  pipelineSetup: (
    id: PipelineId,
    name: WizardRouteName = 'pipelineCreateSourceSelect',
    query: AddressQuery = {},
  ) => withQuery(fillPattern(routes[name].pattern, { id }), query),
  sources: listAt('sourcesList'),
  destinations: listAt('destinationsList'),
  observability: listAt('alertsList'),
  settings: () => routes.settingsAccount.pattern,
  billing: () => routes.settingsBilling.pattern,
} as const;
