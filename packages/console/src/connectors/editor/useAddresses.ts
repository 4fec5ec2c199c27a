import { getPublicAddresses } from '@millrace/ui/contract';
import { needsAllowedAddresses } from '@millrace/ui/domain/connectors';
import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { addressesCopiedMessage } from '@millrace/ui/domain/forms';
import { useQuery, type QueryMeta } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { toastsAtom } from '../../kit/toasts.ts';

/** The list may be on another host than the service (spec §7). */
const meta: QueryMeta = {
  call: getPublicAddresses,
  fetch: async (...given) => (await import('./readAddresses.ts')).readAddresses(...given),
};

/** The IP addresses that a connector's firewall must allow; `undefined` if none (spec §2). */
export function useAddresses(kind: ConnectorKind, type: string, region?: string | null) {
  const toasts = useAtomValue(toastsAtom);
  const isNeeded = needsAllowedAddresses(kind, type);
  const addresses = useQuery({ ...read(getPublicAddresses, isNeeded ? {} : undefined), meta });
  if (!isNeeded) return undefined;
  return {
    addresses: toRemote(addresses),
    region: region ?? undefined,
    onCopy: (copied: readonly string[]) =>
      toasts.show({ tone: 'positive', title: addressesCopiedMessage(copied.length) }),
    onRetry: () => void addresses.refetch(),
  };
}
