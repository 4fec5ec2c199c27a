import { searchDebounceMs } from '@millrace/ui/domain/text';
import { useEffect, useRef, useState } from 'react';

import { useCanonicalAddress } from './useCanonicalAddress.ts';
import { replaceAddress, useSearch } from './location.ts';

interface ViewInAddress<View> {
  readonly read: (query: URLSearchParams) => View;
  readonly hrefOf: (view: View) => string;
}

/**
 * A view that lives in the address, where a reload and Back find it. It changes at once, and the address with it as soon
 * as the person rests: browsers take only so many addresses in a while. The address is replaced past the app's own
 * navigator, since a view is no place to arrive at, nor a reason to give up another way that was chosen.
 */
export function useViewInAddress<View>({ read, hrefOf }: ViewInAddress<View>) {
  const query = useSearch();
  const [shown, setShown] = useState(() => ({ query, view: read(new URLSearchParams(query)) }));
  // Ours says what is shown already; any other came by a link or by Back.
  if (shown.query !== query) setShown({ query, view: read(new URLSearchParams(query)) });

  useCanonicalAddress(hrefOf(read(new URLSearchParams(query))));

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const setView = (view: View): void => {
    setShown({ query, view });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const href = hrefOf(view);
      // The screen may outlive its address by the time that the next one takes to load.
      const isHere = new URL(href, location.href).pathname === location.pathname;
      if (isHere) replaceAddress(href);
    }, searchDebounceMs);
  };
  return [shown.view, setView] as const;
}
