import { isConnector } from '@millrace/ui/domain/connectors';
import { connectorWords, type ConnectorKind } from '@millrace/ui/domain/entities';
import { connectorPaths } from '@millrace/ui/domain/routes';
import type { WizardFrame } from '@millrace/ui/Wizard';
import type { ReactNode } from 'react';

import { Redirect, useSearch } from '../../router/location.ts';
import type { KindProps } from './kindProps.ts';

/** The frame of a page under the list of its kind. */
export const frameOf = (kind: ConnectorKind, title: string): WizardFrame => ({
  title,
  trail: [{ label: connectorWords[kind].many, href: connectorPaths[kind].list() }],
});

/** Shows a step for the type in the address, or redirects to the selection. */
export function WithType({
  kind,
  children,
}: KindProps & { readonly children: (type: string, query: URLSearchParams) => ReactNode }) {
  const query = new URLSearchParams(useSearch());
  const type = query.get('type');
  if (type === null || !isConnector(kind, type))
    return <Redirect to={connectorPaths[kind].select({ type: type ?? undefined })} replace />;
  return children(type, query);
}
