import { matchRoute, redirectTarget, type RouteName } from '@millrace/ui/domain/routes';

import type { LateCode } from '../kit/lateCode.ts';
import { isOnline, whenOnline } from '../kit/network.ts';
import { focusHeading, hasFocusedField, whenHeadingShows } from './headingFocus.ts';
import { inZone, type AroundNavHandler } from './location.ts';
import type { RedirectBudget } from './redirectBudget.ts';
import { createScrollMemory, type ScrollMemory } from './scrollMemory.ts';

/**
 * How long a navigation waits for the next screen's code, in milliseconds. After that it shows a loading
 * state: a press must be answered before it seems to do nothing.
 */
const chunkTimeoutMs = 100;
const scrollThrottleMs = 60;

export interface NavigatorOptions {
  readonly codeOf: (name: RouteName) => Pick<LateCode<unknown>, 'prefetch' | 'prepare' | 'isLoaded'>;
  readonly redirects: RedirectBudget;
}

/** A navigation that waits for the network, because the code of its screen has not loaded. */
export interface WaitingNavigation {
  readonly name: RouteName;
  /** Stays on the page. */
  readonly cancel: () => void;
}

/** Says that a navigation waits. Returns a function that is called when it no longer does. */
export type WaitingListener = (waiting: WaitingNavigation) => () => void;

/**
 * Called before every navigation. Returns whether it has stopped the navigation, which `go` then continues.
 */
export type NavigationBlocker = (to: string, go: () => Promise<void>) => boolean;

export interface Navigator {
  /** Wraps every navigation except Back and Forward. */
  readonly aroundNav: AroundNavHandler;
  /**
   * Call it when a new path is shown. Focuses the heading once it is there and restores the scroll position.
   */
  arrive(path: string): () => void;
  /** Calls `blocker` before every navigation. Returns a function that removes it (leaveGuard.ts). */
  blockWith(blocker: NavigationBlocker): () => void;
  /**
   * Offline, a navigation whose code is missing stays on the page until the network is back, and tells the listener.
   * Without a listener it shows a loading state. Returns a function that removes the listener.
   */
  onWaiting(listener: WaitingListener): () => void;
  /**
   * Calls the listener for Back and Forward before the router's own listener, which a later listener can't
   * do: browsers call listeners of the window in the order of registration. Returns a function that removes
   * it.
   */
  beforeTraverse(listener: (step: Event) => void): () => void;
}

/** Saves the scroll position of the current entry when scrolling pauses. */
function trackScroll(memory: ScrollMemory) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const save = () => {
    cancel();
    memory.save(history.state, scrollY);
  };
  addEventListener('scroll', () => (timer ??= setTimeout(save, scrollThrottleMs)), { passive: true });
  return { save, cancel };
}

/** Calls back with the address of a same-origin link when it is hovered, focused or pressed. */
function prefetchOnIntent(prefetch: (href: string) => void): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === location.origin) prefetch(link.href);
  };
  for (const intent of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
}

/**
 * Navigates between screens: loads the code, then changes the address, then restores focus and scroll
 * position.
 */
export function createNavigator({ codeOf, redirects }: NavigatorOptions): Navigator {
  const memory = createScrollMemory();
  let latest = 0;
  let isReturning = false;
  let shownPath: string | undefined;
  let endFocus = (): void => undefined;
  let blocker: NavigationBlocker | undefined;
  let waitingListener: WaitingListener | undefined;
  let endWaiting = (): void => undefined;
  const traverseListeners = new Set<(step: Event) => void>();

  history.scrollRestoration = 'manual';
  history.replaceState({ ...memory.newEntry(), ...history.state }, '');
  const scroll = trackScroll(memory);
  addEventListener(
    'popstate',
    (step) => {
      for (const listener of traverseListeners) listener(step);
      // Another page is shown, so a navigation from the last one no longer applies.
      latest += 1;
      endWaiting();
      scroll.cancel();
      isReturning = true;
      redirects.reset();
    },
    { capture: true },
  );

  const screenAt = (to: string): RouteName | undefined => {
    if (!URL.canParse(to, location.href)) return undefined;
    const match = matchRoute(new URL(to, location.href).pathname);
    const target = match ? redirectTarget(match) : undefined;
    return target === undefined ? match?.name : matchRoute(new URL(target, location.href).pathname)?.name;
  };
  prefetchOnIntent((href) => {
    const name = screenAt(href);
    if (name) void codeOf(name).prepare();
  });

  /** Returns whether the navigation still applies. */
  const waitForNetwork = async (name: RouteName, turn: number): Promise<boolean> => {
    if (isOnline() || codeOf(name).isLoaded() || !waitingListener) return true;
    let isOver = false;
    const end = waitingListener({ name, cancel: () => (latest += 1) });
    endWaiting = () => {
      if (!isOver) end();
      isOver = true;
    };
    await whenOnline();
    if (turn === latest) endWaiting();
    return turn === latest;
  };

  const go: (...args: Parameters<AroundNavHandler>) => Promise<void> = async (navigate, to, options) => {
    redirects.reset();
    const turn = (latest += 1);
    endWaiting();
    const name = screenAt(to);
    if (name && !codeOf(name).isLoaded()) {
      if (!(await waitForNetwork(name, turn))) return;
      await Promise.race([
        codeOf(name).prefetch(),
        new Promise((resolve) => setTimeout(resolve, chunkTimeoutMs)),
      ]);
      // Another link was pressed meanwhile.
      if (turn !== latest) return;
    }
    scroll.save();
    isReturning = false;
    const entry = options?.replace ? history.state : memory.newEntry(history.state);
    navigate(inZone(to), { ...options, state: { ...options?.state, ...entry } });
  };

  return {
    async aroundNav(navigate, to, options) {
      const proceed = () => go(navigate, to, options);
      if (blocker?.(to, proceed) !== true) await proceed();
    },
    blockWith(wanted) {
      blocker = wanted;
      return () => {
        if (blocker === wanted) blocker = undefined;
      };
    },
    onWaiting(listener) {
      waitingListener = listener;
      return () => {
        if (waitingListener === listener) waitingListener = undefined;
      };
    },
    beforeTraverse(listener) {
      traverseListeners.add(listener);
      return () => traverseListeners.delete(listener);
    },
    arrive(path) {
      if (path === shownPath) return () => undefined;
      const top = isReturning ? memory.recall(history.state) : 0;
      return whenHeadingShows((heading) => {
        // A screen that calls this for its own path, too.
        if (path === shownPath) return;
        // The browser has already set the scroll position and focus of the first screen.
        const isFirst = shownPath === undefined;
        shownPath = path;
        if (isFirst) return;
        endFocus();
        if (!hasFocusedField(heading)) endFocus = focusHeading(heading);
        scrollTo({ top, behavior: 'instant' });
      });
    },
  };
}
