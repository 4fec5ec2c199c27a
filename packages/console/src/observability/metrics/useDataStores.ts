import { listDestinations, listSources } from '@millrace/ui/contract';
import type { DataStoreType, MetricDataStore } from '@millrace/ui/domain/entities';
import { mapRemote, type Remote } from '@millrace/ui/domain/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { readAll } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';

interface Connector {
  readonly id: number;
  readonly name: string;
  readonly type: string;
}

const storesOf = (
  dataStoreType: DataStoreType,
  page: { readonly rows: readonly Connector[] } | undefined,
): readonly MetricDataStore[] =>
  (page?.rows ?? []).map(({ id, name, type }) => ({ dataStoreType, dataStoreId: id, type, name }));

const active = { status: 'active', ordering: 'name' };

/** The active sources and destinations: what a metric can measure. */
export function useDataStores(isWanted: boolean): {
  readonly stores: Remote<readonly MetricDataStore[]>;
  /** Whether the service has more of them. */
  readonly hasMore: boolean;
  readonly refetch: () => void;
} {
  const sources = useQuery(readAll(listSources, isWanted ? active : undefined));
  const destinations = useQuery(readAll(listDestinations, isWanted ? active : undefined));
  const stores = useMemo(
    () => [...storesOf('source', sources.data), ...storesOf('destination', destinations.data)],
    [sources.data, destinations.data],
  );
  // Both are needed, so the one that is not ready decides.
  const decisive = sources.data === undefined ? sources : destinations;
  return {
    stores: mapRemote(toRemote<unknown>(decisive), () => stores),
    hasMore: [sources, destinations].some(({ data }) => data?.hasNext),
    refetch: () => {
      for (const query of [sources, destinations]) if (query.data === undefined) void query.refetch();
    },
  };
}
