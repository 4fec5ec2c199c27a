import type { ConnectorKind } from '@millrace/ui/domain/entities';

/** Props of the pages that both areas have: of the sources or of the destinations. */
export interface KindProps {
  readonly kind: ConnectorKind;
}
