import { useSyncExternalStore } from 'react';

const usualPx = 16;

/** Kept while something uses it: reading it in a render makes the browser calculate styles. */
let scale: number | undefined;
const listeners = new Set<() => void>();

const read = (): number =>
  (scale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualPx || 1);
const look = (): void => {
  scale = undefined;
  for (const listener of listeners) listener();
};
/** Pages set their font size with a style or a class; browsers that zoom text report another size of the window. */
const observer = 'MutationObserver' in globalThis ? new MutationObserver(look) : undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    observer?.observe(document.documentElement, { attributeFilter: ['class', 'style'] });
    addEventListener('resize', look);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    removeEventListener('resize', look);
    scale = undefined;
  };
}

/**
 * The user's font size as a multiple of the default, usually 1. Heights of windowed rows are multiplied by it. A server,
 * which cannot know it, takes the default.
 */
export const useFontScale = (): number => useSyncExternalStore(subscribe, read, () => 1);
