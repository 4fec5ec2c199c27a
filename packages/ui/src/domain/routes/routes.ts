/**
 * Who may see a route (docs/guard.md). `public`: everyone. `leave`: no one, the browser goes to the sign-in
 * page.
 * `loggedOut`: only users who are not signed in. `callback`: a provider's redirect, handled without a
 * session.
 * `billing` and `observability`: signed in, with or without a subscription. `subscription`: signed in, with
 * access.
 */
export type RouteAccess =
  'public' | 'leave' | 'loggedOut' | 'callback' | 'billing' | 'observability' | 'subscription';

/** The wizard's visible step of a route (spec §2). */
export type WizardGroup = 'source' | 'destination' | 'schema' | 'settings';

export interface Route {
  readonly pattern: string;
  readonly access: RouteAccess;
  /** Target of a redirect, instead of a screen; parameters are filled in. */
  readonly redirectTo?: string;
  /** The wizard's order of all its routes, from 0 (spec §2). */
  readonly stepIndex?: number;
  readonly group?: WizardGroup;
  /** Whether the side navigation and top bar are shown. @default true */
  readonly hasSidebar?: boolean;
}

const bare = { hasSidebar: false } as const;
const setup = '/pipelines/setup/{id}';

/** Every route of spec §2, and the pages that it does not name. The first route whose pattern matches a path is used. */
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
  // The gate redirects the last step to the first incomplete one.
  pipelineSetup: { pattern: setup, access: 'subscription', redirectTo: `${setup}/sync-settings` },
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
  observabilityAlerts: {
    pattern: '/observability/alerts',
    access: 'observability',
    redirectTo: '/observability/alerts/list',
  },
  observabilityMetrics: {
    pattern: '/observability/metrics',
    access: 'observability',
    redirectTo: '/observability/metrics/list',
  },
  alertsList: { pattern: '/observability/alerts/list', access: 'observability' },
  metricsList: { pattern: '/observability/metrics/list', access: 'observability' },
  metricDetail: { pattern: '/observability/metrics/{id}', access: 'observability' },
  // The navigation entry covers /metrics, which has no screen of its own.
  metrics: { pattern: '/metrics', access: 'observability', redirectTo: '/observability/metrics/list' },
  metricsBelow: {
    pattern: '/metrics/{rest}',
    access: 'observability',
    redirectTo: '/observability/metrics/list',
  },
  // As people shorten the addresses of alerts.
  alerts: { pattern: '/alerts', access: 'observability', redirectTo: '/observability/alerts/list' },
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
  settingsHooksList: {
    pattern: '/settings/hooks/list',
    access: 'subscription',
    redirectTo: '/settings/hooks',
  },
  settingsHookDetail: { pattern: '/settings/hooks/{id}', access: 'subscription' },
  settingsUsage: { pattern: '/settings/usage', access: 'subscription' },
  settingsPipelineUsage: { pattern: '/settings/usage/{id}', access: 'subscription' },
  settingsNotifications: { pattern: '/settings/notifications', access: 'subscription' },
  /** Ours: the specification has no page for the activity of an account. */
  settingsActivity: { pattern: '/settings/activity', access: 'subscription' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export type WizardRouteName = Extract<RouteName, `pipelineCreate${string}`>;

function step<const Index extends number, const Group extends WizardGroup, const Rest extends string>(
  stepIndex: Index,
  group: Group,
  rest: Rest,
) {
  return { pattern: `${setup}${rest}` as const, access: 'subscription', stepIndex, group } as const;
}
