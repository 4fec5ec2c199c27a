import type { DestinationId, PipelineId, SourceId } from './entities/id.ts';

/**
 * Who may see a route (docs/guard.md). `public`: everybody. `leave`: nobody, the browser goes to the sign-in page.
 * `loggedOut`: only people who are not signed in. `callback`: a provider's answer, relayed without a session.
 * `billing` and `observability`: signed in, whatever the subscription. `subscription`: signed in and paid for.
 */
export type RouteAccess =
  'public' | 'leave' | 'loggedOut' | 'callback' | 'billing' | 'observability' | 'subscription';

/** Which of the wizard's visible steps a route belongs to (spec §2). */
export type WizardGroup = 'source' | 'destination' | 'schema' | 'settings';

export interface Route {
  readonly pattern: string;
  readonly access: RouteAccess;
  /** Where the route leads instead of showing a screen; parameters are filled in. */
  readonly redirectTo?: string;
  /** The wizard's order over all its routes, from 0 (spec §2). */
  readonly stepIndex?: number;
  readonly group?: WizardGroup;
  /** Whether side navigation and top bar stand around the screen. @default true */
  readonly hasSidebar?: boolean;
}

const bare = { hasSidebar: false } as const;
const setup = '/pipelines/setup/{id}';

/** Every route of spec §2. The first whose pattern fits a path is the one. */
export const routes = {
  privacy: { pattern: '/privacy', access: 'public', ...bare },
  terms: { pattern: '/tos', access: 'public', ...bare },

  login: { pattern: '/login', access: 'loggedOut', ...bare },
  signup: { pattern: '/signup', access: 'loggedOut', ...bare },
  emailSignup: { pattern: '/email-signup', access: 'loggedOut', ...bare },
  verifyEmail: { pattern: '/verify-email', access: 'loggedOut', ...bare },
  emailSent: { pattern: '/email-sent', access: 'loggedOut', ...bare },
  resetPassword: { pattern: '/reset-password', access: 'loggedOut', ...bare },
  inactiveClient: { pattern: '/inactive-client', access: 'loggedOut', ...bare },
  userConfirmation: { pattern: '/user-confirmation/{token}', access: 'loggedOut', ...bare },
  userInvite: { pattern: '/user-invite/{token}', access: 'loggedOut', ...bare },

  forgotPassword: { pattern: '/forgot-password', access: 'leave', ...bare },
  invalidToken: { pattern: '/invalid-token', access: 'leave', ...bare },
  invalidInviteToken: { pattern: '/invalid-invite-token', access: 'leave', ...bare },
  oauthCallback: { pattern: '/oauth/{provider}/callback', access: 'callback', ...bare },

  home: { pattern: '/', access: 'subscription' },

  pipelines: { pattern: '/pipelines', access: 'subscription', redirectTo: '/pipelines/list?status=active' },
  pipelinesList: { pattern: '/pipelines/list', access: 'subscription' },
  pipelineCreateSourceSelect: step(0, 'source', '/source/select'),
  pipelineCreateSourcePrerequisites: step(1, 'source', '/source/prerequisites'),
  pipelineCreateSourceCreate: step(2, 'source', '/source/create'),
  pipelineCreateSourceReview: step(3, 'source', '/source/review'),
  pipelineCreateDestinationSelect: step(4, 'destination', '/destination/select'),
  pipelineCreateDestinationPrerequisites: step(5, 'destination', '/destination/prerequisites'),
  pipelineCreateDestinationReview: step(6, 'destination', '/destination/review'),
  pipelineCreateDestinationCreate: step(7, 'destination', '/destination/create'),
  pipelineCreateSchemaSettings: step(8, 'schema', '/schema-settings'),
  pipelineCreateSyncSettings: step(9, 'settings', '/sync-settings'),
  pipelineDetail: {
    pattern: '/pipelines/{id}',
    access: 'subscription',
    redirectTo: '/pipelines/{id}/overview',
  },
  pipelineOverview: { pattern: '/pipelines/{id}/overview', access: 'subscription' },
  pipelineSettings: {
    pattern: '/pipelines/{id}/settings',
    access: 'subscription',
    redirectTo: '/pipelines/{id}/settings/schema_config',
  },
  pipelineSchemaConfig: { pattern: '/pipelines/{id}/settings/schema_config', access: 'subscription' },
  pipelineSchemaMaintenance: {
    pattern: '/pipelines/{id}/settings/schema_maintenance',
    access: 'subscription',
  },
  pipelineLogs: { pattern: '/pipelines/{id}/logs', access: 'subscription' },
  pipelineHooks: { pattern: '/pipelines/{id}/hooks', access: 'subscription' },

  sources: { pattern: '/sources', access: 'subscription', redirectTo: '/sources/list' },
  sourcesList: { pattern: '/sources/list', access: 'subscription' },
  sourceCreate: { pattern: '/sources/create', access: 'subscription', redirectTo: '/sources/create/select' },
  sourceCreateSelect: { pattern: '/sources/create/select', access: 'subscription' },
  sourceCreatePrerequisites: { pattern: '/sources/create/prerequisites', access: 'subscription' },
  sourceCreateDetails: { pattern: '/sources/create/details', access: 'subscription' },
  sourceDetail: { pattern: '/sources/{id}', access: 'subscription' },
  sourceEdit: { pattern: '/sources/{id}/edit', access: 'subscription', stepIndex: 2, group: 'source' },

  destinations: { pattern: '/destinations', access: 'subscription', redirectTo: '/destinations/list' },
  destinationsList: { pattern: '/destinations/list', access: 'subscription' },
  destinationCreate: {
    pattern: '/destinations/create',
    access: 'subscription',
    redirectTo: '/destinations/create/select',
  },
  destinationCreateSelect: { pattern: '/destinations/create/select', access: 'subscription' },
  destinationCreatePrerequisites: { pattern: '/destinations/create/prerequisites', access: 'subscription' },
  destinationCreateDetails: { pattern: '/destinations/create/details', access: 'subscription' },
  destinationDetail: { pattern: '/destinations/{id}', access: 'subscription' },
  // Index 2 within its group, the details, as for sources.
  destinationEdit: {
    pattern: '/destinations/{id}/edit',
    access: 'subscription',
    stepIndex: 2,
    group: 'destination',
  },

  observability: {
    pattern: '/observability',
    access: 'observability',
    redirectTo: '/observability/alerts/list',
  },
  alertsList: { pattern: '/observability/alerts/list', access: 'observability' },
  metricsList: { pattern: '/observability/metrics/list', access: 'observability' },
  // The menu item covers /metrics, where no screen lives.
  metrics: { pattern: '/metrics', access: 'observability', redirectTo: '/observability/metrics/list' },
  metricsBelow: {
    pattern: '/metrics/{rest}',
    access: 'observability',
    redirectTo: '/observability/metrics/list',
  },
  alertCreate: { pattern: '/alerts/create', access: 'observability', redirectTo: '/alerts/create/setup' },
  alertCreateSetup: { pattern: '/alerts/create/setup', access: 'observability' },
  alertDetail: {
    pattern: '/alerts/{id}',
    access: 'observability',
    redirectTo: '/alerts/{id}/overview?range=day',
  },
  alertOverview: { pattern: '/alerts/{id}/overview', access: 'observability' },
  alertSettings: { pattern: '/alerts/{id}/settings', access: 'observability' },

  settings: { pattern: '/settings', access: 'subscription', redirectTo: '/settings/account' },
  settingsAccount: { pattern: '/settings/account', access: 'subscription' },
  settingsBilling: { pattern: '/settings/billing', access: 'billing' },
  settingsUsers: { pattern: '/settings/users', access: 'subscription' },
  settingsHooks: { pattern: '/settings/hooks', access: 'subscription' },
  settingsHookDetail: { pattern: '/settings/hooks/{id}', access: 'subscription' },
  settingsUsage: { pattern: '/settings/usage', access: 'subscription' },
  settingsPipelineUsage: { pattern: '/settings/usage/{id}', access: 'subscription' },
  settingsNotifications: { pattern: '/settings/notifications', access: 'subscription' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

function step<const Index extends number, const Group extends WizardGroup, const Rest extends string>(
  stepIndex: Index,
  group: Group,
  rest: Rest,
) {
  return { pattern: `${setup}${rest}` as const, access: 'subscription', stepIndex, group } as const;
}

/** A path that is one of ours. */
export interface RouteMatch {
  readonly name: RouteName;
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string): readonly string[] => path.replace(/\/+$/, '').split('/').slice(1);

const compiled = (Object.entries(routes) as readonly (readonly [RouteName, Route])[]).map(
  ([name, route]) => ({
    name,
    route,
    segments: segmentsOf(route.pattern),
  }),
);

const decodeSegment = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

/** The values that make `segments` fit `pattern`, or `undefined`. */
function fit(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const given = segments[index] ?? '';
    if (!wanted.startsWith('{')) {
      if (wanted !== given) return undefined;
      continue;
    }
    const value = decodeSegment(given);
    if (!value) return undefined;
    params[wanted.slice(1, -1)] = value;
  }
  return params;
}

/** The route of a path (without its query), or `null`. A trailing slash changes nothing. */
export function matchRoute(path: string): RouteMatch | null {
  const segments = segmentsOf(path);
  for (const { name, route, segments: pattern } of compiled) {
    const params = fit(pattern, segments);
    if (params) return { name, route, params };
  }
  return null;
}

const fill = (pattern: string, params: Readonly<Record<string, string | number>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/** Where a redirecting route leads from here. */
export const redirectTarget = ({ route, params }: RouteMatch): string | undefined =>
  route.redirectTo && fill(route.redirectTo, params);

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
    withQuery(fill(routes.pipelineOverview.pattern, { id }), query),
  /** `type`: the connector that is being set up (spec §2). */
  pipelineSetup: (
    id: PipelineId,
    name: WizardRouteName = 'pipelineCreateSourceSelect',
    query: { readonly type?: string } = {},
  ) => withQuery(fill(routes[name].pattern, { id }), query),
  sources: () => routes.sourcesList.pattern,
  source: (id: SourceId) => fill(routes.sourceDetail.pattern, { id }),
  destinations: () => routes.destinationsList.pattern,
  destination: (id: DestinationId) => fill(routes.destinationDetail.pattern, { id }),
  observability: () => routes.alertsList.pattern,
  settings: () => routes.settingsAccount.pattern,
  billing: () => routes.settingsBilling.pattern,
} as const;

export type WizardRouteName = Extract<RouteName, `pipelineCreate${string}`>;

/**
 * A path to go back to after signing in: ours, whole, and never one that a crafted link could bend to another host
 * (docs/threats.md T-16). Anything else is home.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\s\\]|\p{Cc}/u.test(wanted)) return paths.home();
  const base = 'https://console.invalid';
  const resolved = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined;
  // Resolving dots can leave a path that begins with two slashes, which a browser reads as another host.
  if (resolved?.origin !== base || resolved.pathname.startsWith('//')) return paths.home();
  const access = matchRoute(resolved.pathname)?.route.access;
  // Back to the sign-in page would be a circle.
  if (access === 'loggedOut' || access === 'leave') return paths.home();
  return resolved.pathname + resolved.search + resolved.hash;
}
