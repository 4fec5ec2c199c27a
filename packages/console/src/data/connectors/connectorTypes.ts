import { catalogue } from '@millrace/ui/domain/connectors';
import type { ConnectorKind } from '@millrace/ui/domain/entities';

/** Whether this type of source or destination exists (spec §3). */
export const isTypeOf = (kind: ConnectorKind, type: string): boolean =>
  catalogue.some((entry) => entry.kind === kind && entry.type === type);
