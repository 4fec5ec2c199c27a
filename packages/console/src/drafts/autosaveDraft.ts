import type { DraftStorage } from './draftStorage.ts';

/** How long a person rests before what they did is put away, in milliseconds (docs/threats.md T-31). */
export const draftRestMs = 500;

/** Something whose unsaved part is to outlive its screen. */
export interface AutosaveSource {
  /** Calls back whenever there may be another draft; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What is worth keeping; `null` where nothing is. */
  readonly capture: () => object | null;
}

export interface Autosave {
  /** Puts away at once what was done last. */
  readonly flush: () => void;
  /** Ends it, and forgets what was put away: it is saved, or nobody wants it. */
  readonly discard: () => void;
  /** Ends it; what was put away stays for the next visit. */
  readonly stop: () => void;
}

/** Keeps what is unsaved at a route, once it rests. */
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
    timer = setTimeout(flush, draftRestMs);
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
