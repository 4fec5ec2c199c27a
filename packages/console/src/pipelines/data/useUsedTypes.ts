import type { ConnectorKind, Destination, Source } from '@millrace/ui/domain/entities';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

type Connector = Source | Destination;

const typesOf = (connectors: readonly Connector[]): readonly string[] => [
  ...new Set(connectors.map(({ type }) => type)),
];

/**
 * The account's sources or destinations, for a filter. They load with their code when the filter opens. Without a
 * response the filter goes without them, so a failure is neither retried nor shown.
 */
function useListedConnectors<Chosen>(
  kind: ConnectorKind,
  select: (connectors: readonly Connector[]) => Chosen,
): { readonly data: Chosen | undefined; readonly onOpen: () => void } {
  const [isWanted, setWanted] = useState(false);
  const { data } = useQuery({
    queryKey: [kind, 'types'],
    queryFn: async ({ client: queryClient }) => {
      const { activeConnectors } = await import('./activeConnectors.ts');
      const { rows } = await queryClient.fetchQuery({ ...activeConnectors[kind], retry: false });
      return rows;
    },
    retry: false,
    enabled: isWanted,
    select,
  });
  return { data, onOpen: useCallback(() => setWanted(true), []) };
}

/** The types of the account's sources or destinations. */
export function useUsedTypes(kind: ConnectorKind) {
  const { data: usedTypes, onOpen: onTypesOpen } = useListedConnectors(kind, typesOf);
  return { usedTypes, onTypesOpen };
}

const asListed = (connectors: readonly Connector[]): readonly Connector[] => connectors;

/** The sources and the destinations of the account. */
export function useListedEnds() {
  const { data: sources, onOpen: onSourcesOpen } = useListedConnectors('source', asListed);
  const { data: destinations, onOpen: onDestinationsOpen } = useListedConnectors('destination', asListed);
  return { sources, onSourcesOpen, destinations, onDestinationsOpen };
}
