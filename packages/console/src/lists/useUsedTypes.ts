import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import type { SavedConnector } from '../data/connectors/connectorCalls.ts';

const typesOf = (connectors: readonly SavedConnector[]): readonly string[] => [
  ...new Set(connectors.map(({ type }) => type)),
];

/**
 * The types of the account's sources or destinations, for a filter. They load with their code when the filter
 * opens. Without a response the filter lists all types, so a failure is neither retried nor shown.
 */
export function useUsedTypes(kind: ConnectorKind): {
  readonly usedTypes?: readonly string[];
  readonly onTypesOpen: () => void;
} {
  const [isWanted, setWanted] = useState(false);
  const { data } = useQuery({
    queryKey: [kind, 'types'],
    queryFn: async ({ client: queryClient }) => {
      const { connectorsQuery } = await import('../data/connectors/connectors.ts');
      const { rows } = await queryClient.fetchQuery({ ...connectorsQuery(kind), retry: false });
      return rows;
    },
    retry: false,
    enabled: isWanted,
    select: typesOf,
  });
  return { usedTypes: data, onTypesOpen: useCallback(() => setWanted(true), []) };
}
