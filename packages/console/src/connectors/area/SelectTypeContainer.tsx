import { isConnector } from '@millrace/ui/domain/connectors';
import { connectorPaths } from '@millrace/ui/domain/routes';
import { readSelectConnectorView, selectConnectorQuery } from '@millrace/ui/domain/views';
import { SelectConnectorScreen } from '@millrace/ui/screens/SelectConnectorScreen';

import { useSearch } from '../../router/location.ts';
import { useViewInAddress } from '../../router/useViewInAddress.ts';
import type { KindProps } from './kindProps.ts';
import { useRequestHref } from './useRequestHref.ts';
import { frameOf } from './WithType.tsx';

/** The first step of creating a connector: its type. */
export function SelectTypeContainer({ kind }: KindProps) {
  const paths = connectorPaths[kind];
  const typeInAddress = new URLSearchParams(useSearch()).get('type');
  // An unknown type stays in the address while the screen reports it.
  const unknownType = typeInAddress !== null && !isConnector(kind, typeInAddress) ? typeInAddress : undefined;
  const [view, setView] = useViewInAddress({
    read: (query) => readSelectConnectorView(kind, query),
    hrefOf: (next) => paths.select({ ...selectConnectorQuery(next), type: unknownType }),
  });
  return (
    <SelectConnectorScreen
      frame={frameOf(kind, `Choose a ${kind}`)}
      kind={kind}
      isTypeUnknown={unknownType !== undefined}
      back={{ label: `Back to ${kind}s`, href: paths.list() }}
      view={view}
      onViewChange={setView}
      hrefOfType={(type) => paths.prerequisites({ type })}
      requestHref={useRequestHref()}
    />
  );
}
