import { isConnector } from '@millrace/ui/domain/connectors';
import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { connectorPaths } from '@millrace/ui/domain/routes';
import type { ConnectorPages } from '@millrace/ui/screens/ConnectorsListScreen';

function pagesOf(kind: ConnectorKind): ConnectorPages {
  const { detail, edit, details } = connectorPaths[kind];
  return {
    detail: ({ id }) => detail(id),
    edit: ({ id, type }) => (isConnector(kind, type) ? edit(id) : undefined),
    duplicate: ({ id, type }) => (isConnector(kind, type) ? details({ type, copy: String(id) }) : undefined),
  };
}

/** The addresses of a connector's pages. */
export const connectorPages = { source: pagesOf('source'), destination: pagesOf('destination') };
