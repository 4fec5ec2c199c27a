import type { Client } from '@millrace/ui/contract';
import {
  matchRoute,
  paths,
  readPipelineListView,
  redirectTarget,
  type RouteMatch,
  type RouteName,
} from '@millrace/ui/domain';
import type { ComponentType, ReactNode } from 'react';

import { LoginContainer } from '../containers/LoginContainer.tsx';
import type { World } from '../world.ts';
import type { Chunks } from './chunks.ts';

/** What a screen's container is given. */
export interface ScreenProps {
  readonly match: RouteMatch;
}

/** What the shell's container is given. */
export interface ShellProps {
  /** The path that is shown, without its query. */
  readonly path: string;
  readonly children?: ReactNode;
}

/** The code of the screens, and of what stands around them. */
export type ScreenChunks = Chunks<RouteName, ComponentType<ScreenProps>>;
export type ShellChunks = Chunks<'shell', ComponentType<ShellProps>>;

interface Screen {
  /** Stands before the product's name in the window's title. */
  readonly title: string;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  /** Asks for the screen's data while its code and the session are on their way. */
  readonly prefetch?: (world: World, client: Client, search: URLSearchParams) => Promise<void>;
}

/** The routes that have a screen. The paths and who may see them are the domain's (spec §2). */
export const screens: Readonly<Partial<Record<RouteName, Screen>>> = {
  login: {
    title: 'Sign in',
    // Not apart: it is what most first visits show, and a second request would only make them wait.
    load: async () => LoginContainer,
  },
  verifyEmail: {
    title: 'Verify your email',
    load: async () => (await import('../containers/VerifyEmailContainer.tsx')).VerifyEmailContainer,
  },
  inactiveClient: {
    title: 'Account not active',
    load: async () => (await import('../containers/InactiveClientContainer.tsx')).InactiveClientContainer,
  },
  pipelineCreateSourceSelect: {
    title: 'Choose a source',
    load: async () =>
      (await import('../containers/setup/SelectConnectorContainer.tsx')).SelectSourceContainer,
  },
  pipelineCreateSourcePrerequisites: {
    title: 'Prepare the source',
    load: async () =>
      (await import('../containers/setup/PrerequisitesContainer.tsx')).SourcePrerequisitesContainer,
  },
  pipelineCreateSourceCreate: {
    title: 'Configure the source',
    load: async () => (await import('../containers/setup/ConnectorFormContainer.tsx')).SourceFormContainer,
  },
  pipelineCreateSourceReview: {
    title: 'Review the source',
    load: async () =>
      (await import('../containers/setup/ConnectorReviewContainer.tsx')).SourceReviewContainer,
  },
  pipelineCreateDestinationSelect: {
    title: 'Choose a destination',
    load: async () =>
      (await import('../containers/setup/SelectConnectorContainer.tsx')).SelectDestinationContainer,
  },
  pipelineCreateDestinationPrerequisites: {
    title: 'Prepare the destination',
    load: async () =>
      (await import('../containers/setup/PrerequisitesContainer.tsx')).DestinationPrerequisitesContainer,
  },
  pipelineCreateDestinationReview: {
    title: 'Review the destination',
    load: async () =>
      (await import('../containers/setup/ConnectorReviewContainer.tsx')).DestinationReviewContainer,
  },
  pipelineCreateDestinationCreate: {
    title: 'Configure the destination',
    load: async () =>
      (await import('../containers/setup/ConnectorFormContainer.tsx')).DestinationFormContainer,
  },
  pipelineCreateSchemaSettings: {
    title: 'Schema settings',
    load: async () =>
      (await import('../containers/setup/SchemaSettingsContainer.tsx')).SchemaSettingsContainer,
  },
  pipelineCreateSyncSettings: {
    title: 'Sync settings',
    load: async () => (await import('../containers/setup/SyncSettingsContainer.tsx')).SyncSettingsContainer,
  },
  pipelineOverview: {
    title: 'Pipeline',
    load: async () => (await import('../containers/PipelineOverviewContainer.tsx')).PipelineOverviewContainer,
  },
  pipelinesList: {
    title: 'Pipelines',
    load: async () => (await import('../containers/PipelinesListContainer.tsx')).PipelinesListContainer,
    async prefetch(world, client, search) {
      const { pipelinesQuery, queryClientOf } = await import('../queries/pipelines.ts');
      await queryClientOf(world).prefetchQuery(pipelinesQuery(client, readPipelineListView(search)));
    },
  },
};

/** The code of each screen, by route. */
export const screenSources: Readonly<Partial<Record<RouteName, Screen['load']>>> = Object.fromEntries(
  Object.entries(screens).map(([name, { load }]) => [name, load]),
);

export const hasScreen = (name: RouteName): boolean => name in screens;

export const loadShell = async (): Promise<ComponentType<ShellProps>> =>
  (await import('../containers/ShellContainer.tsx')).ShellContainer;

/** Where an allowed route without a screen of its own leads; `undefined` shows that there is nothing. */
export function detourOf({ name, route }: RouteMatch): string | undefined {
  // A liberty: as long as home has no screen, the list of pipelines is what people come for.
  if (name === 'home') return paths.pipelinesList();
  // A page without the shell has no way out of itself; home has, for whoever it is.
  return route.hasSidebar === false ? paths.home() : undefined;
}

/** The screen that an address ends at, through redirects and detours, as far as it can be told without a session. */
export function screenAt(
  url: URL,
): { readonly screen: Screen; readonly match: RouteMatch; readonly url: URL } | null {
  const match = matchRoute(url.pathname);
  if (match === null) return null;
  const onward = redirectTarget(match) ?? (hasScreen(match.name) ? undefined : detourOf(match));
  if (onward !== undefined) {
    const next = new URL(onward, url);
    return next.pathname === url.pathname ? null : screenAt(next);
  }
  const screen = screens[match.name];
  return screen ? { screen, match, url } : null;
}

/** The window's title on a route. */
export const titleOf = (match: RouteMatch | null): string => {
  const title = match && screens[match.name]?.title;
  if (title) return `${title} · Millrace`;
  const leadsOn = match && (redirectTarget(match) ?? detourOf(match)) !== undefined;
  return leadsOn ? 'Millrace' : 'Not found · Millrace';
};
