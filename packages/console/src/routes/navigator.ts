import { matchRoute, type RouteName } from '@millrace/ui/domain';
import type { AroundNavHandler } from 'wouter';

import type { RedirectBudget } from './redirectBudget.ts';
import { createScrollMemory } from './scrollMemory.ts';

/** How long a navigation waits for the next screen's code, in milliseconds; then it goes and shows that it loads. */
export const chunkPatienceMs = 300;
const scrollRestMs = 60;
/** How long a new screen's heading is awaited, in milliseconds. */
const headingPatienceMs = 10_000;

export interface NavigatorOptions {
  readonly chunks: { prefetch(name: RouteName): Promise<void>; isLoaded(name: RouteName): boolean };
  readonly hasScreen: (name: RouteName) => boolean;
  readonly redirects: RedirectBudget;
}

/** Asked before every navigation; answers whether it has stopped this one, which `go` would then carry out. */
export type NavigationStop = (to: string, go: () => Promise<void>) => boolean;

export interface Navigator {
  /** What every navigation passes through, but for back and forward. */
  readonly aroundNav: AroundNavHandler;
  /** A new path is shown: its heading takes the focus, once it is there, and the page stands where it was left. */
  arrive(path: string): () => void;
  /** Has every navigation asked for first; answers how to end that (leaveGuard.ts). */
  stopWith(stop: NavigationStop): () => void;
  /**
   * Hears of each step back and forward before the router does, which one that comes later never can: browsers call the
   * window's own listeners in the order they came in. Answers how to end that.
   */
  beforeStep(listener: (step: Event) => void): () => void;
}

const routeAt = (to: string, base: string): RouteName | undefined =>
  URL.canParse(to, base) ? matchRoute(new URL(to, base).pathname)?.name : undefined;

/** While the next screen suspends, the last one is still in the document, hidden; its heading is not the one. */
const visibleHeading = (): HTMLElement | undefined => {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].find((heading) => heading.checkVisibility());
};

/**
 * Gives the heading the focus, and then whatever heading takes its place: what shows while a screen is read has one of
 * its own. It ends with the first thing the person does. Answers how to end it before.
 */
function leadToHeading(heading: HTMLElement): () => void {
  let current = heading;
  const observer = new MutationObserver(() => {
    const next = current.isConnected ? undefined : visibleHeading();
    if (next === undefined) return;
    current = next;
    if (document.activeElement === document.body) next.focus({ preventScroll: true });
  });
  const end = () => observer.disconnect();
  heading.focus({ preventScroll: true });
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('keydown', end, { once: true });
  addEventListener('pointerdown', end, { once: true });
  return end;
}

/** Moves between screens: code first, then the address, then focus and scroll position. */
export function createNavigator({ chunks, hasScreen, redirects }: NavigatorOptions): Navigator {
  const memory = createScrollMemory();
  let latest = 0;
  let isReturning = false;
  let shownPath: string | undefined;
  let endLeading = (): void => undefined;
  let stop: NavigationStop | undefined;

  history.scrollRestoration = 'manual';
  history.replaceState({ ...memory.newEntry(), ...history.state }, '');

  let saving: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    saving = undefined;
    memory.save(history.state, scrollY);
  };
  addEventListener('scroll', () => (saving ??= setTimeout(save, scrollRestMs)), { passive: true });
  const beforeStep = new Set<(step: Event) => void>();
  addEventListener(
    'popstate',
    (step) => {
      for (const listener of beforeStep) listener(step);
      clearTimeout(saving);
      saving = undefined;
      isReturning = true;
      redirects.reset();
    },
    { capture: true },
  );

  const prefetchAt = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== location.origin) return;
    const name = routeAt(link.href, location.href);
    if (name && hasScreen(name)) void chunks.prefetch(name);
  };
  for (const intent of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(intent, prefetchAt, { passive: true });
  }

  const go: (...args: Parameters<AroundNavHandler>) => Promise<void> = async (navigate, to, options) => {
    redirects.reset();
    const turn = (latest += 1);
    const name = routeAt(to, location.href);
    if (name && hasScreen(name) && !chunks.isLoaded(name)) {
      await Promise.race([
        chunks.prefetch(name),
        new Promise((resolve) => setTimeout(resolve, chunkPatienceMs)),
      ]);
      // Somebody pressed another link meanwhile.
      if (turn !== latest) return;
    }
    clearTimeout(saving);
    save();
    isReturning = false;
    const entry = options?.replace ? history.state : memory.newEntry(history.state);
    navigate(to, { ...options, state: { ...options?.state, ...entry } });
  };

  return {
    async aroundNav(navigate, to, options) {
      const carryOn = () => go(navigate, to, options);
      if (stop?.(to, carryOn) !== true) await carryOn();
    },
    stopWith(wanted) {
      stop = wanted;
      return () => {
        if (stop === wanted) stop = undefined;
      };
    },
    beforeStep(listener) {
      beforeStep.add(listener);
      return () => beforeStep.delete(listener);
    },
    arrive(path) {
      if (path === shownPath) return () => undefined;
      const until = performance.now() + headingPatienceMs;
      const top = isReturning ? memory.recall(history.state) : 0;
      let frame = 0;
      const look = () => {
        const heading = visibleHeading();
        if (heading === undefined) {
          if (performance.now() < until) frame = requestAnimationFrame(look);
          return;
        }
        // The first screen of a page is where the browser put it, with the focus where the person has it.
        const isFirst = shownPath === undefined;
        shownPath = path;
        if (isFirst) return;
        endLeading();
        endLeading = leadToHeading(heading);
        scrollTo({ top, behavior: 'instant' });
      };
      frame = requestAnimationFrame(look);
      return () => cancelAnimationFrame(frame);
    },
  };
}
