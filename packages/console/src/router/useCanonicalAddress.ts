import { isSameQuery } from '@millrace/ui/domain/views';
import { useEffect } from 'react';

import { replaceAddress, useSearch } from './location.ts';

/**
 * Corrects the address if its query has parts that the screen does not understand, so that people don't share
 * meaningless links. Replaces the entry without the navigator, because nothing is navigated.
 * @param href the address in which the screen writes its current view
 */
export function useCanonicalAddress(href: string): void {
  const search = useSearch();
  useEffect(() => {
    const { pathname, search: meant } = new URL(href, location.href);
    // The screen may still be mounted while the next one loads.
    const isHere = pathname === location.pathname;
    if (isHere && !isSameQuery(search, meant)) replaceAddress(href);
  }, [href, search]);
}
