import { useMemo } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';

const usualPx = 16;
const read = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualPx || 1;

/**
 * The user's font size as a multiple of the default, usually 1. Heights of windowed rows are multiplied by it. Read
 * once on mount, because it rarely changes later. A server, which cannot know it, takes the default.
 */
export function useFontScale(): number {
  const isServer = useIsSSR();
  return useMemo(() => (isServer ? 1 : read()), [isServer]);
}
