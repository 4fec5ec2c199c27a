import type { Navigator } from './navigator.ts';
import { indexOfEntry } from './scrollMemory.ts';

/** Puts the question; `leave` goes where the person wanted to go. Not calling it is staying. */
export type AskToLeave = (leave: () => void) => void;

/** What is read of a step before it is taken. */
export interface Step extends Pick<NavigateEvent, 'navigationType' | 'cancelable' | 'preventDefault'> {
  readonly destination: Pick<NavigationDestination, 'url' | 'key' | 'sameDocument'>;
}

/** What the guard needs of the page; the browser's account of its history is missing in older ones. */
export interface GuardedPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly location: Pick<Location, 'href' | 'pathname'>;
  readonly history: Pick<History, 'go' | 'state'>;
  readonly navigation?: {
    addEventListener(type: 'navigate', listener: (step: Step) => void): void;
    removeEventListener(type: 'navigate', listener: (step: Step) => void): void;
    traverseTo(key: string): { readonly finished?: Promise<unknown> };
  };
}

/**
 * Asks before a path is left, by a link, by back and forward, or with the whole page; the last in the browser's own words.
 * A move within the path does not ask: a query is a view, not another place.
 * @returns the way to end it
 */
export function guardLeaving(
  ask: AskToLeave,
  navigator: Pick<Navigator, 'blockWith' | 'beforeTraverse'>,
  page: GuardedPage = window,
): () => void {
  const heldPath = page.location.pathname;
  const leadsElsewhere = (to: string) => new URL(to, page.location.href).pathname !== heldPath;
  // The guard stays while somebody leaves: the next screen may be drawn by the same component.
  let isLeaving = false;

  const release = navigator.blockWith((to, go) => {
    if (isLeaving || !leadsElsewhere(to)) return false;
    ask(() => {
      isLeaving = true;
      void go().finally(() => (isLeaving = false));
    });
    return true;
  });
  const onUnload = (event: Event) => event.preventDefault();
  page.addEventListener('beforeunload', onUnload);
  const endTraverse = page.navigation
    ? stopTraverse(page.navigation, ask, leadsElsewhere)
    : undoTraverse(page, navigator, ask, leadsElsewhere);
  return () => {
    release();
    page.removeEventListener('beforeunload', onUnload);
    endTraverse();
  };
}

/** Stops back and forward before they happen. */
function stopTraverse(
  navigation: NonNullable<GuardedPage['navigation']>,
  ask: AskToLeave,
  leadsElsewhere: (to: string) => boolean,
): () => void {
  let isLeaving = false;
  const onNavigate = (step: Step) => {
    const { destination } = step;
    const isOurs = step.navigationType === 'traverse' && step.cancelable && destination.sameDocument;
    if (!isOurs || isLeaving || !leadsElsewhere(destination.url)) return;
    step.preventDefault();
    ask(() => {
      isLeaving = true;
      const { finished } = navigation.traverseTo(destination.key);
      // It fails where another navigation overtakes it; nothing is being left then either.
      void Promise.allSettled([finished]).then(() => (isLeaving = false));
    });
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}

/**
 * Where a step cannot be stopped, it is undone: taken back before the router hears of it, and asked about once the old
 * address is there again. Entries that are not ours cannot be told apart, and are let go.
 */
function undoTraverse(
  page: GuardedPage,
  navigator: Pick<Navigator, 'beforeTraverse'>,
  ask: AskToLeave,
  leadsElsewhere: (to: string) => boolean,
): () => void {
  let at = indexOfEntry(page.history.state);
  let undone: number | undefined;
  let isLeaving = false;
  const follow = () => (at = indexOfEntry(page.history.state) ?? at);

  const onPop = (event: Event) => {
    if (isLeaving) {
      isLeaving = false;
      follow();
      return;
    }
    if (undone !== undefined) {
      const steps = undone;
      undone = undefined;
      event.stopImmediatePropagation();
      ask(() => {
        isLeaving = true;
        page.history.go(steps);
      });
      return;
    }
    const steps = (indexOfEntry(page.history.state) ?? Number.NaN) - (at ?? Number.NaN);
    if (!steps || !leadsElsewhere(page.location.href)) {
      follow();
      return;
    }
    event.stopImmediatePropagation();
    undone = steps;
    page.history.go(-steps);
  };
  // Within the path entries come and go as well. The router speaks of its own writes by these names.
  const writes = ['pushState', 'replaceState'];
  const release = navigator.beforeTraverse(onPop);
  for (const write of writes) page.addEventListener(write, follow);
  return () => {
    release();
    for (const write of writes) page.removeEventListener(write, follow);
  };
}
