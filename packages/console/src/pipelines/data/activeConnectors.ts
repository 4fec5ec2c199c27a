import { listDestinations, listSources } from '@millrace/ui/contract';
import type { ConnectorKind, Destination, Source } from '@millrace/ui/domain/entities';
import type { Page } from '@millrace/ui/domain/remote';

import { readAll, type Read } from '../../data/read.ts';

/** All active connectors, which pipelines can use and are listed by. */
export const activeConnectors: Readonly<Record<ConnectorKind, Read<Page<Source | Destination>>>> = {
  source: readAll(listSources, { status: 'active' }),
  destination: readAll(listDestinations, { status: 'active' }),
};

/** The active connectors that the service finds by a name, for lists that it does not send whole. */
export function connectorsNamed(kind: ConnectorKind, search: string): Read<Page<Source | Destination>> {
  const args = search === '' ? undefined : { status: 'active', search };
  return kind === 'source' ? readAll(listSources, args) : readAll(listDestinations, args);
}
