import { loadDefinition, type Definition } from '@millrace/ui/domain';
import { useQuery } from '@tanstack/react-query';

import type { ConnectorKind } from '../data/connectors/connectorCalls.ts';

/** A connector's form, loaded when it is asked for: `undefined` on its way, `null` where this build has none. */
export const useDefinition = (kind: ConnectorKind, type: string | undefined) =>
  useQuery({
    queryKey: ['definition', kind, type],
    queryFn: async (): Promise<Definition | null> =>
      type === undefined ? null : ((await loadDefinition(kind, type)) ?? null),
    enabled: type !== undefined,
    staleTime: 'static',
    networkMode: 'always',
  });
