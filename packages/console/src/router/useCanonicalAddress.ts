import { isSameQuery } from '@millrace/ui/domain/views';
import { useEffect } from 'react';
import { replaceAddress, useSearch } from './location.ts';

/**
 * Puts the address right where its query says more, or other things, than the screen understands: nobody shares what
 * means nothing. It takes the entry's place, past the app's own navigator, since nobody goes anywhere.
 * @param href how the screen itself writes what it shows
 */
export function useCanonicalAddress(href: string): void {
  const search = useSearch();
  useEffect(() => {
    const { pathname, search: meant } = new URL(href, location.href);
    // The screen may outlive its address by the time that the next one takes to load.
    const isHere = pathname === location.pathname;
    if (isHere && !isSameQuery(search, meant)) replaceAddress(href);
  }, [href, search]);
}
