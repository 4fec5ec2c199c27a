import { matchRoute, type RouteName } from '@millrace/ui/domain/routes';

import { focusHeading, hasFocusedField, whenHeadingShows } from './headingFocus.ts';
import type { RedirectBudget } from './redirectBudget.ts';
import { createScrollMemory, type ScrollMemory } from './scrollMemory.ts';
import { type AroundNavHandler } from './location.ts';

/** How long a navigation waits for the next screen's code, in milliseconds; then it goes and shows that it loads. */
const chunkTimeoutMs = 300;
const scrollRestMs = 60;

export interface NavigatorOptions {
  readonly chunks: { prefetch(name: RouteName): Promise<void>; isLoaded(name: RouteName): boolean };
  readonly hasScreen: (name: RouteName) => boolean;
  readonly redirects: RedirectBudget;
}

/** Asked before every navigation; answers whether it has stopped this one, which `go` would then carry out. */
export type NavigationBlocker = (to: string, go: () => Promise<void>) => boolean;

export interface Navigator {
  /** What every navigation passes through, but for back and forward. */
  readonly aroundNav: AroundNavHandler;
  /** A new path is shown: its heading takes the focus, once it is there, and the page stands where it was left. */
  arrive(path: string): () => void;
  /** Has every navigation asked for first; answers how to end that (leaveGuard.ts). */
  blockWith(blocker: NavigationBlocker): () => void;
  /**
   * Hears of each step back and forward before the router does, which one that comes later never can: browsers call the
   * window's own listeners in the order they came in. Answers how to end that.
   */
  beforeTraverse(listener: (step: Event) => void): () => void;
}

/** Saves how far down the present entry is read, once the page rests. */
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
  addEventListener('scroll', () => (timer ??= setTimeout(save, scrollRestMs)), { passive: true });
  return { save, cancel };
}

/** Calls back with the address of a link on this origin that is pointed at, focused or pressed. */
function prefetchOnIntent(prefetch: (href: string) => void): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === location.origin) prefetch(link.href);
  };
  for (const intent of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
}

/** Moves between screens: code first, then the address, then focus and scroll position. */
export function createNavigator({ chunks, hasScreen, redirects }: NavigatorOptions): Navigator {
  const memory = createScrollMemory();
  let latest = 0;
  let isReturning = false;
  let shownPath: string | undefined;
  let endFocus = (): void => undefined;
  let blocker: NavigationBlocker | undefined;
  const traverseListeners = new Set<(step: Event) => void>();

  history.scrollRestoration = 'manual';
  history.replaceState({ ...memory.newEntry(), ...history.state }, '');
  const scroll = trackScroll(memory);
  addEventListener(
    'popstate',
    (step) => {
      for (const listener of traverseListeners) listener(step);
      scroll.cancel();
      isReturning = true;
      redirects.reset();
    },
    { capture: true },
  );

  const screenAt = (to: string): RouteName | undefined => {
    const name = URL.canParse(to, location.href)
      ? matchRoute(new URL(to, location.href).pathname)?.name
      : undefined;
    return name && hasScreen(name) ? name : undefined;
  };
  prefetchOnIntent((href) => {
    const name = screenAt(href);
    if (name) void chunks.prefetch(name);
  });

  const go: (...args: Parameters<AroundNavHandler>) => Promise<void> = async (navigate, to, options) => {
    redirects.reset();
    const turn = (latest += 1);
    const name = screenAt(to);
    if (name && !chunks.isLoaded(name)) {
      await Promise.race([
        chunks.prefetch(name),
        new Promise((resolve) => setTimeout(resolve, chunkTimeoutMs)),
      ]);
      // Somebody pressed another link meanwhile.
      if (turn !== latest) return;
    }
    scroll.save();
    isReturning = false;
    const entry = options?.replace ? history.state : memory.newEntry(history.state);
    navigate(to, { ...options, state: { ...options?.state, ...entry } });
  };

  return {
    async aroundNav(navigate, to, options) {
      const carryOn = () => go(navigate, to, options);
      if (blocker?.(to, carryOn) !== true) await carryOn();
    },
    blockWith(wanted) {
      blocker = wanted;
      return () => {
        if (blocker === wanted) blocker = undefined;
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
        // The first screen of a page is where the browser put it, with the focus where the person has it.
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
