import { listDestinations, listSources } from '@millrace/ui/contract';
import type { ConnectorKind, Destination, Source } from '@millrace/ui/domain/entities';
import type { Page } from '@millrace/ui/domain/remote';

import { allAtOnce, read, type Read } from '../../data/read.ts';

const active = { status: 'active', pageSize: allAtOnce };

/** All active connectors, which pipelines can use and are listed by. */
export const activeConnectors: Readonly<Record<ConnectorKind, Read<Page<Source | Destination>>>> = {
  source: read(listSources, active),
  destination: read(listDestinations, active),
};
