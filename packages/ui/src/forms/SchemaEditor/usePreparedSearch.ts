import { useEffect } from 'react';
import type { ColumnSearch } from '../../domain/schema/columnSearch.ts';

/** Delay after the tables have loaded, before the user reaches the search. */
const restMs = 500;
/** Maximum duration of a slice of the preparation, in milliseconds, so that a key press waits no longer. */
const sliceMs = 8;

/** Prepares a search through all columns in slices, before the first letter is typed. */
export function usePreparedSearch(search: ColumnSearch): void {
  useEffect(() => {
    let timer = setTimeout(prepare, restMs);
    function prepare(): void {
      const sliceStart = performance.now();
      const isLate = () => performance.now() - sliceStart > sliceMs;
      if (!search.prepare(isLate)) timer = setTimeout(prepare);
    }
    return () => clearTimeout(timer);
  }, [search]);
}
