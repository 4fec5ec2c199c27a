import {
  matchRoute,
  paths,
  redirectTarget,
  routes,
  type RouteMatch,
  type RouteName,
} from '@millrace/ui/domain/routes';
import type { ComponentType, ReactNode } from 'react';

import type { SessionScope } from '../session/sessionScope.ts';
import type { Chunks } from './chunks.ts';

/** Props of a screen's container. */
export interface ScreenProps {
  readonly match: RouteMatch;
}

/** Props of the shell's container. */
export interface ShellProps {
  /** The current path, without its query. */
  readonly path: string;
  /** The session has ended and the person signs in again over the screen. @default false */
  readonly isSessionEnded?: boolean;
  /** The screen. Left out, the shell shows that nothing is at this address. */
  readonly children?: ReactNode;
}

/** The code of the screens and of the shell around them. */
export type ScreenChunks = Chunks<RouteName, ComponentType<ScreenProps>>;
export type ShellChunks = Chunks<'shell', ComponentType<ShellProps>>;

/** One screen of a feature. The domain's route table has its path and its access rule (spec §2). */
export interface Screen {
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  /** Starts fetching the screen's data while its code and the session load. */
  readonly prefetch?: (scope: SessionScope, search: URLSearchParams) => Promise<void>;
}

type ScreenTable = Readonly<Partial<Record<RouteName, Screen>>>;

/** Declares the screens of a feature, by route. */
export const defineScreens = <const Table extends ScreenTable>(screens: Table): Table => screens;

/** All screens that this build has. */
export interface Screens {
  has(name: RouteName): boolean;
  /** The title of a screen, without the product's name. */
  titleOf(name: RouteName): string;
  /** The window's title for a route, or for an unknown address. */
  windowTitleOf(match: RouteMatch | null): string;
  /**
   * The path to which an allowed route without a screen redirects; `undefined` shows a placeholder.
   */
  fallbackPathOf(match: RouteMatch): string | undefined;
  /** The screen for an address after redirects and fallbacks, as far as that is known without a session. */
  at(
    url: URL,
  ): { readonly match: RouteMatch; readonly url: URL; readonly prefetch: Screen['prefetch'] } | null;
  /** The code for each route: its screen, or a placeholder if it has none yet. */
  readonly sources: Readonly<Partial<Record<RouteName, Screen['load']>>>;
}

export interface ScreensOptions {
  /** Titles that precede the product's name in the window's title. A route with a title has a screen. */
  readonly titles: Readonly<Partial<Record<RouteName, string>>>;
  /** The screens where visits usually begin. */
  readonly first: ScreenTable;
  /** Loads the table of the other screens, so that the first script does not list their files. */
  readonly loadOthers: () => Promise<ScreenTable>;
  /** The code of the placeholder for a route without a screen. */
  readonly loadMissing: Screen['load'];
}

export function createScreens({ titles, first, loadOthers, loadMissing }: ScreensOptions): Screens {
  const names = Object.keys(routes) as RouteName[];
  const sourceOf = (name: RouteName): Screen['load'] => {
    if (!screens.has(name)) return loadMissing;
    return first[name]?.load ?? (async () => ((await loadOthers())[name]?.load ?? loadMissing)());
  };
  const screens: Screens = {
    has: (name) => titles[name] !== undefined,
    titleOf: (name) => titles[name] ?? 'Not available yet',
    windowTitleOf(match) {
      if (match === null) return 'Not found · Millrace';
      const target = redirectTarget(match) ?? screens.fallbackPathOf(match);
      return target === undefined ? `${screens.titleOf(match.name)} · Millrace` : 'Millrace';
    },
    // Home has no screen yet, so it redirects to the list of pipelines, which most people visit first.
    fallbackPathOf: ({ name }) => (name === 'home' && !screens.has(name) ? paths.pipelinesList() : undefined),
    at(url) {
      const match = matchRoute(url.pathname);
      if (match === null) return null;
      const target = redirectTarget(match) ?? screens.fallbackPathOf(match);
      if (target !== undefined) {
        const next = new URL(target, url);
        return next.pathname === url.pathname ? null : screens.at(next);
      }
      return screens.has(match.name) ? { match, url, prefetch: first[match.name]?.prefetch } : null;
    },
    get sources() {
      return Object.fromEntries(names.map((name) => [name, sourceOf(name)]));
    },
  };
  return screens;
}
