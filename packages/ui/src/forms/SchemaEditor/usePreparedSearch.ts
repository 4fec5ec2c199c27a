import { useEffect } from 'react';
import type { ColumnSearch } from '../../domain/schema/columnSearch.ts';

/** Once the tables are on screen, and before somebody has found the search. */
const restMs = 500;
/** What a slice of getting ready for it may take, in milliseconds: a key pressed meanwhile waits no longer. */
const sliceMs = 8;

/** Gets a search through all columns ready in slices, before its first letter. */
export function usePreparedSearch(search: ColumnSearch): void {
  useEffect(() => {
    let timer = setTimeout(prepare, restMs);
    function prepare(): void {
      const began = performance.now();
      const isLate = () => performance.now() - began > sliceMs;
      if (!search.prepare(isLate)) timer = setTimeout(prepare);
    }
    return () => clearTimeout(timer);
  }, [search]);
}
