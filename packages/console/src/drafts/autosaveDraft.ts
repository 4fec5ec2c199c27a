import type { DraftStorage } from './draftStorage.ts';

/** The debounce before a draft is stored, in milliseconds (docs/threats.md T-31). */
export const draftDebounceMs = 500;

/** Something with unsaved input that outlives its screen. */
export interface AutosaveSource {
  /** Calls back whenever the draft may have changed. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The draft to store; `null` if there is nothing to store. */
  readonly capture: () => object | null;
}

export interface Autosave {
  /** Stores the latest draft at once. */
  readonly flush: () => void;
  /** Ends autosaving and deletes the stored draft: it is saved, or not wanted. */
  readonly discard: () => void;
  /** Ends autosaving. The stored draft remains for the next visit. */
  readonly stop: () => void;
}

/** Stores unsaved input of a route, debounced. */
export function autosaveDraft(
  { subscribe, capture }: AutosaveSource,
  drafts: DraftStorage,
  route: string,
): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const draft = capture();
    if (draft) drafts.write(route, draft);
    else drafts.remove(route);
  };
  const end = subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(flush, draftDebounceMs);
  });
  return {
    flush,
    discard() {
      end();
      clearTimeout(timer);
      timer = undefined;
      drafts.remove(route);
    },
    stop() {
      end();
      flush();
    },
  };
}
