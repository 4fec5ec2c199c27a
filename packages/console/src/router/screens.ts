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

/** What a screen's container is given. */
export interface ScreenProps {
  readonly match: RouteMatch;
}

/** What the shell's container is given. */
export interface ShellProps {
  /** The path that is shown, without its query. */
  readonly path: string;
  /** The session is gone; signing in again happens over the screen. @default false */
  readonly isSessionEnded?: boolean;
  /** The screen. Left out, the shell says that nothing is at this address. */
  readonly children?: ReactNode;
}

/** The code of the screens, and of the shell around them. */
export type ScreenChunks = Chunks<RouteName, ComponentType<ScreenProps>>;
export type ShellChunks = Chunks<'shell', ComponentType<ShellProps>>;

/** One screen of a feature. Its path and who may see it are in the domain's route table (spec §2). */
export interface Screen {
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  /** Starts reading the screen's data while its code and the session load. */
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
  /** The window's title on a route, or on an address that leads nowhere. */
  windowTitleOf(match: RouteMatch | null): string;
  /** Where an allowed route without a screen leads; `undefined` shows that there is nothing yet. */
  fallbackPathOf(match: RouteMatch): string | undefined;
  /** The screen at which an address ends, after redirects and fallbacks, as far as that is known without a session. */
  at(
    url: URL,
  ): { readonly match: RouteMatch; readonly url: URL; readonly prefetch: Screen['prefetch'] } | null;
  /** The code of what each route shows: its screen, or a message that there is none yet. */
  readonly sources: Readonly<Partial<Record<RouteName, Screen['load']>>>;
}

export interface ScreensOptions {
  /** Stand before the product's name in the window's title. A route with a title has a screen. */
  readonly titles: Readonly<Partial<Record<RouteName, string>>>;
  /** The screens that a visit is likely to begin with. */
  readonly first: ScreenTable;
  /** Loads the table of the others, so that the first script does not name the files of all of them. */
  readonly loadOthers: () => Promise<ScreenTable>;
  /** The code of what a route without a screen shows. */
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
      const leadsOn = redirectTarget(match) ?? screens.fallbackPathOf(match);
      return leadsOn === undefined ? `${screens.titleOf(match.name)} · Millrace` : 'Millrace';
    },
    // Home has no screen yet, so it leads to the list of pipelines, which most people come for.
    fallbackPathOf: ({ name }) => (name === 'home' && !screens.has(name) ? paths.pipelinesList() : undefined),
    at(url) {
      const match = matchRoute(url.pathname);
      if (match === null) return null;
      const onward = redirectTarget(match) ?? screens.fallbackPathOf(match);
      if (onward !== undefined) {
        const next = new URL(onward, url);
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
