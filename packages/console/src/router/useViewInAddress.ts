import { searchDebounceMs } from '@millrace/ui/domain/text';
import { useEffect, useRef, useState } from 'react';

import { replaceAddress, useSearch } from './location.ts';
import { useCanonicalAddress } from './useCanonicalAddress.ts';

interface ViewInAddress<View> {
  readonly read: (query: URLSearchParams) => View;
  readonly hrefOf: (view: View) => string;
}

/**
 * A view that is stored in the address, so that a reload and Back restore it. The view changes at once. The
 * address follows when the changes pause, because browsers limit how often it may change. The address is
 * replaced without the navigator, because a view is not a new page and must not cancel a navigation.
 */
export function useViewInAddress<View>({ read, hrefOf }: ViewInAddress<View>) {
  const query = useSearch();
  const [shown, setShown] = useState(() => ({ query, view: read(new URLSearchParams(query)) }));
  // A different query came from a link or from Back.
  if (shown.query !== query) setShown({ query, view: read(new URLSearchParams(query)) });

  useCanonicalAddress(hrefOf(read(new URLSearchParams(query))));

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const setView = (view: View): void => {
    setShown({ query, view });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const href = hrefOf(view);
      // The screen may still be mounted while the next one loads.
      const isHere = new URL(href, location.href).pathname === location.pathname;
      if (isHere) replaceAddress(href);
    }, searchDebounceMs);
  };
  return [shown.view, setView] as const;
}
