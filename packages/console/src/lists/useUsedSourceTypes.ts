import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import type { SavedConnector } from '../data/connectors/connectorCalls.ts';

const typesOf = (sources: readonly SavedConnector[]): readonly string[] => [
  ...new Set(sources.map(({ type }) => type)),
];

/**
 * The types of the account's sources, loaded once they are wanted. So is the code of the calls, which the list itself
 * does not need. Without an answer the filter lists all types, so a failure is not retried or shown.
 */
export function useUsedSourceTypes(): { readonly types?: readonly string[]; readonly load: () => void } {
  const [isWanted, setWanted] = useState(false);
  const { data } = useQuery({
    queryKey: ['source', 'types'],
    queryFn: async ({ client: queryClient }) => {
      const { connectorsQuery } = await import('../data/connectors/connectors.ts');
      const { rows } = await queryClient.fetchQuery({ ...connectorsQuery('source'), retry: false });
      return rows;
    },
    retry: false,
    enabled: isWanted,
    select: typesOf,
  });
  return { types: data, load: useCallback(() => setWanted(true), []) };
}
