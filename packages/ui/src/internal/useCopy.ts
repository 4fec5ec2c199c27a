import { useCallback, useEffect, useRef, useState } from 'react';

/** `selected`: the browser refused, so the text is marked for the person to copy. */
export type CopyState = 'idle' | 'copied' | 'selected';

/** How long a copy button says so, in milliseconds (spec §9). */
export const copiedDurationMs = 2_000;

/** Said in place of a button's label while it is so (spec §9). */
export const copyWords: Record<Exclude<CopyState, 'idle'>, string> = {
  copied: 'Copied!',
  selected: 'Press Ctrl+C',
};

const select = (element: Element | null): void => {
  if (element) getSelection()?.selectAllChildren(element);
};

/**
 * Copies a text that is on screen, and says so for a while. Never for secrets (docs/threats.md T-36). Where the
 * clipboard is closed to the page (no https, no permission), the text that `visibleText` finds is selected instead.
 */
export function useCopy(onCopied?: () => void) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(
    async (text: string, visibleText: () => Element | null): Promise<void> => {
      clearTimeout(timer.current);
      try {
        await navigator.clipboard.writeText(text);
        setState('copied');
        onCopied?.();
      } catch {
        select(visibleText());
        setState('selected');
      }
      timer.current = setTimeout(() => setState('idle'), copiedDurationMs);
    },
    [onCopied],
  );
  return { state, copy };
}
