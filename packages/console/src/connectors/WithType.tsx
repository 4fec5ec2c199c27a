import { hasDefinition } from '@millrace/ui/domain/connectors';
import { connectorWords, type ConnectorKind } from '@millrace/ui/domain/entities';
import { connectorPaths } from '@millrace/ui/domain/routes';
import { SetupGateScreen } from '@millrace/ui/screens/SetupGateScreen';
import type { WizardFrame } from '@millrace/ui/Wizard';
import type { ReactNode } from 'react';

import { isTypeOf } from '../data/connectors/connectorTypes.ts';
import { Redirect, useSearch } from '../router/location.ts';
import type { KindProps } from './connectorScreens.ts';

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
  const { select } = connectorPaths[kind];
  if (type === null || !isTypeOf(kind, type))
    return <Redirect to={select({ type: type ?? undefined })} replace />;
  if (hasDefinition(kind, type)) return children(type, query);
  return (
    <SetupGateScreen
      frame={frameOf(kind, `Configure the ${kind}`)}
      kind={kind}
      reason="noForm"
      type={type}
      href={select()}
    />
  );
}
