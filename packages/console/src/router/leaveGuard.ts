import type { Navigator } from './navigator.ts';
import { indexOfEntry } from './scrollMemory.ts';

/** Asks the person whether to leave; `leave` continues the navigation. To stay, don't call it. */
export type AskToLeave = (leave: () => void) => void;

/** The part of a traversal event that the guard reads. */
export interface Step extends Pick<NavigateEvent, 'navigationType' | 'cancelable' | 'preventDefault'> {
  readonly destination: Pick<NavigationDestination, 'url' | 'key' | 'sameDocument'>;
}

/** The part of the page that the guard uses. The Navigation API is missing in older browsers. */
export interface GuardedPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'go' | 'state'>;
  readonly navigation?: {
    addEventListener(type: 'navigate', listener: (step: Step) => void): void;
    removeEventListener(type: 'navigate', listener: (step: Step) => void): void;
    traverseTo(key: string): { readonly finished?: Promise<unknown> };
  };
}

/** A page, or one of its sections: each `section` has its own input. Any other query is only another view. */
function placeOf(href: string): string {
  const { pathname, searchParams } = new URL(href);
  return `${pathname} ${searchParams.get('section') ?? ''}`;
}

/**
 * Asks before a page or a section of it is left: by a link, by Back or Forward, or by closing the page (with the
 * browser's own prompt).
 * @returns ends the guard
 */
export function guardLeaving(
  ask: AskToLeave,
  navigator: Pick<Navigator, 'blockWith' | 'beforeTraverse'>,
  page: GuardedPage = window,
): () => void {
  const heldPlace = placeOf(page.location.href);
  const leadsElsewhere = (to: string) => placeOf(new URL(to, page.location.href).href) !== heldPlace;
  // The guard stays mounted while the person leaves, because the same component may render the next screen.
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

/** Stops Back and Forward before they happen. */
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
      // `finished` rejects if another navigation overtakes this one. Nothing is being left then either.
      void Promise.allSettled([finished]).then(() => (isLeaving = false));
    });
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}

/**
 * Undoes a traversal that can't be stopped: goes back before the router receives the event, and asks once the
 * old address is restored. Entries of other pages have no index, so they are not guarded.
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
  // Navigation within the path also adds and replaces entries. The router dispatches its own writes under
  // these names.
  const writes = ['pushState', 'replaceState'];
  const release = navigator.beforeTraverse(onPop);
  for (const write of writes) page.addEventListener(write, follow);
  return () => {
    release();
    for (const write of writes) page.removeEventListener(write, follow);
  };
}
