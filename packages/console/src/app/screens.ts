import { matchRoute, redirectTarget, routes, type RouteMatch, type RouteName } from '@millrace/ui/domain';
import type { ComponentType } from 'react';

import { LoginContainer } from '../auth/LoginContainer.tsx';
import type { SessionScope } from '../session/sessionScope.ts';
import type { ScreenProps, ShellProps } from '../router/screen.ts';
import { fallbackPathOf, hasScreen, type ScreenName } from '../router/screenTitles.ts';

interface Screen {
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  /** Asks for the screen's data while its code and the session are on their way. */
  readonly prefetch?: (scope: SessionScope, search: URLSearchParams) => Promise<void>;
}

/** What the two ends of a setup share. */
const steps = {
  select: () => import('../setup/SelectConnectorContainer.tsx'),
  prerequisites: () => import('../setup/PrerequisitesContainer.tsx'),
  form: () => import('../setup/ConnectorFormContainer.tsx'),
  review: () => import('../setup/ConnectorReviewContainer.tsx'),
};

/** The screens. Their paths and who may see them are the domain's (spec §2). */
export const screens: Readonly<Record<ScreenName, Screen>> = {
  login: {
    // Not apart: it is what most first visits show, and a second request would only make them wait.
    load: async () => LoginContainer,
  },
  verifyEmail: {
    load: async () => (await import('../auth/VerifyEmailContainer.tsx')).VerifyEmailContainer,
  },
  inactiveClient: {
    load: async () => (await import('../auth/InactiveClientContainer.tsx')).InactiveClientContainer,
  },
  pipelineCreateSourceSelect: {
    load: async () => (await steps.select()).SelectSourceContainer,
  },
  pipelineCreateSourcePrerequisites: {
    load: async () => (await steps.prerequisites()).SourcePrerequisitesContainer,
  },
  pipelineCreateSourceCreate: {
    load: async () => (await steps.form()).SourceFormContainer,
  },
  pipelineCreateSourceReview: {
    load: async () => (await steps.review()).SourceReviewContainer,
  },
  pipelineCreateDestinationSelect: {
    load: async () => (await steps.select()).SelectDestinationContainer,
  },
  pipelineCreateDestinationPrerequisites: {
    load: async () => (await steps.prerequisites()).DestinationPrerequisitesContainer,
  },
  pipelineCreateDestinationReview: {
    load: async () => (await steps.review()).DestinationReviewContainer,
  },
  pipelineCreateDestinationCreate: {
    load: async () => (await steps.form()).DestinationFormContainer,
  },
  pipelineCreateSchemaSettings: {
    load: async () =>
      (await import('../setup/SchemaSettingsContainer.tsx')).SchemaSettingsContainer,
  },
  pipelineCreateSyncSettings: {
    load: async () => (await import('../setup/SyncSettingsContainer.tsx')).SyncSettingsContainer,
  },
  settingsBilling: {
    load: async () => (await import('../settings/BillingContainer.tsx')).BillingContainer,
  },
  pipelineOverview: {
    load: async () => (await import('../pipelines/PipelineOverviewContainer.tsx')).PipelineOverviewContainer,
  },
  pipelinesList: {
    load: async () => (await import('../pipelines/PipelinesListContainer.tsx')).PipelinesListContainer,
    async prefetch(scope, search) {
      const { prefetchPipelines } = await import('../data/pipelines/pipelineReads.ts');
      await prefetchPipelines(scope, search);
    },
  },
};

const loadComingSoon: Screen['load'] = async () =>
  (await import('../shell/ComingSoonContainer.tsx')).ComingSoonContainer;

/** The code of what each route shows: its screen, or that there is none yet. */
export const screenSources: Readonly<Partial<Record<RouteName, Screen['load']>>> = Object.fromEntries(
  (Object.keys(routes) as RouteName[]).map((name) => [
    name,
    hasScreen(name) ? screens[name].load : loadComingSoon,
  ]),
);

export const loadShell = async (): Promise<ComponentType<ShellProps>> =>
  (await import('../shell/ShellContainer.tsx')).ShellContainer;

/** The screen that an address ends at, through redirects and fallbacks, as far as it can be told without a session. */
export function screenAt(
  url: URL,
): { readonly screen: Screen; readonly match: RouteMatch; readonly url: URL } | null {
  const match = matchRoute(url.pathname);
  if (match === null) return null;
  const { name } = match;
  const onward = redirectTarget(match) ?? (hasScreen(name) ? undefined : fallbackPathOf(match));
  if (onward !== undefined) {
    const next = new URL(onward, url);
    return next.pathname === url.pathname ? null : screenAt(next);
  }
  return hasScreen(name) ? { screen: screens[name], match, url } : null;
}
