import { matchRoute, redirectTarget, type RouteMatch, type RouteName } from '@millrace/ui/domain/routes';
import type { ComponentType, ReactNode } from 'react';

import { lateCode, type LateCode, type LateCodeOptions } from '../kit/lateCode.ts';
import type { SessionScope } from '../scope/sessionScope.ts';

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

/** The code of each screen. */
export type ScreenCode = (name: RouteName) => LateCode<ComponentType<ScreenProps>>;

/** One screen of a feature. The domain's route table has its path and its access rule (spec §2). */
export interface Screen {
  /** Precedes the product's name in the window's title. */
  readonly title: string;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  /** Starts fetching the screen's data while its code and the session load. */
  readonly prefetch?: (scope: SessionScope, search: URLSearchParams) => Promise<void>;
}

type ScreenTable = Readonly<Partial<Record<RouteName, Screen>>>;

/** Declares the screens of a feature, by route. */
export const defineScreens = <const Table extends ScreenTable>(screens: Table): Table => screens;

/** All screens that this build has. */
export interface Screens {
  /** The title of a screen, without the product's name; empty until the table that has it is loaded. */
  titleOf(name: RouteName): string;
  /** The window's title for a route, or for an unknown address. */
  windowTitleOf(match: RouteMatch | null): string;
  /** The screen for an address after redirects, as far as that is known without a session. */
  at(
    url: URL,
  ): { readonly match: RouteMatch; readonly url: URL; readonly prefetch: Screen['prefetch'] } | null;
  /** Loads the code for a route: its screen. */
  sourceOf(name: RouteName): Screen['load'];
}

export interface ScreensOptions {
  /** The screens where visits usually begin. */
  readonly first: ScreenTable;
  /** Loads the table of the other screens, so that the first script does not list their files. */
  readonly loadOthers: () => Promise<ScreenTable>;
}

export function createScreens({ first, loadOthers }: ScreensOptions): Screens {
  let known = first;
  const screens: Screens = {
    titleOf: (name) => known[name]?.title ?? '',
    windowTitleOf(match) {
      if (match === null) return 'Not found · Millrace';
      const target = redirectTarget(match);
      const title = target === undefined && screens.titleOf(match.name);
      return title ? `${title} · Millrace` : 'Millrace';
    },
    at(url) {
      const match = matchRoute(url.pathname);
      if (match === null) return null;
      const target = redirectTarget(match);
      if (target !== undefined) {
        const next = new URL(target, url);
        return next.pathname === url.pathname ? null : screens.at(next);
      }
      return { match, url, prefetch: first[match.name]?.prefetch };
    },
    sourceOf: (name) =>
      first[name]?.load ??
      (async () => {
        known = { ...first, ...(await loadOthers()) };
        const screen = known[name];
        if (!screen) throw new RangeError(`${name} has no screen.`);
        return screen.load();
      }),
  };
  return screens;
}

/** Declares the code of the screens. */
export function createScreenCode({ sourceOf }: Screens, options?: LateCodeOptions): ScreenCode {
  const known = new Map<RouteName, ReturnType<ScreenCode>>();
  return (name) => {
    const code = known.get(name) ?? lateCode(name, sourceOf(name), options);
    known.set(name, code);
    return code;
  };
}
