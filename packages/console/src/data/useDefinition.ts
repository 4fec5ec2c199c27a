import { type Definition, loadDefinition } from '@millrace/ui/domain/connectors';
import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { useQuery } from '@tanstack/react-query';

/** A connector's form definition: `undefined` while it loads, `null` if this build has none. */
export const useDefinition = (kind: ConnectorKind, type: string | undefined) =>
  useQuery({
    queryKey: ['definition', kind, type],
    queryFn: async (): Promise<Definition | null> =>
      type === undefined ? null : ((await loadDefinition(kind, type)) ?? null),
    enabled: type !== undefined,
    staleTime: 'static',
    networkMode: 'always',
  });
