import { useCallback, useEffect, useRef, useState } from 'react';

/** `selected`: the browser refused, so the text is marked for the person to copy. */
export type CopyState = 'idle' | 'copied' | 'selected';

/** How long a copy button says so, in milliseconds (spec §9). */
const copiedDurationMs = 2_000;

/** Said in place of a button's label while it is so (spec §9). */
export const copyWords: Record<Exclude<CopyState, 'idle'>, string> = {
  copied: 'Copied!',
  selected: 'Press Ctrl+C',
};

/** Whether the text is on the clipboard; it may be closed to the page (no https, no permission). */
const write = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

const select = (element: Element | null): void => {
  if (element) getSelection()?.selectAllChildren(element);
};

/**
 * Copies a text that is on screen, and says so for a while. Never for secrets (docs/threats.md T-36). Where it cannot
 * be copied, the text that `visibleText` finds is selected instead.
 */
export function useCopy(onCopied?: () => void) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(
    async (text: string, visibleText: () => Element | null): Promise<void> => {
      const isCopied = await write(text);
      setState(isCopied ? 'copied' : 'selected');
      if (isCopied) onCopied?.();
      else select(visibleText());
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setState('idle'), copiedDurationMs);
    },
    [onCopied],
  );
  return { state, copy };
}
