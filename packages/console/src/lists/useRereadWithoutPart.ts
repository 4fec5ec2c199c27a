import type { Remote } from '@millrace/ui/domain/remote';
import { useEffect } from 'react';

interface RecordQuery {
  refetch(): unknown;
}

/**
 * Reads the record of a page again as soon as the service does not find a part of it: then someone has deleted the
 * record, and the page says so.
 */
export function useRereadWithoutPart({ refetch }: RecordQuery, parts: readonly Remote<unknown>[]): void {
  const isMissing = parts.some((part) => part.state !== 'loading' && part.problem?.status === 404);
  useEffect(() => {
    if (isMissing) void refetch();
  }, [isMissing, refetch]);
}
