import { useCallback, useEffect, useRef, useState } from 'react';

/** `selected`: the browser refused access to the clipboard, so the text is selected for the user to copy. */
export type CopyState = 'idle' | 'copied' | 'selected';

/** How long a copy button shows the result, in ms (spec §9). */
const copiedDurationMs = 2_000;

/** Button labels for each result (spec §9). */
export const copyWords: Record<Exclude<CopyState, 'idle'>, string> = {
  copied: 'Copied!',
  selected: 'Press Ctrl+C',
};

/** Whether the text was copied. The clipboard is unavailable without https or permission. */
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
 * Copies visible text and shows the result for a while. Never used for secrets (T-36). If copying fails, the
 * text that `visibleText` returns is selected instead.
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
