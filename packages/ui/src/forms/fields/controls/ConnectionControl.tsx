import { use } from 'react';
import type { ConnectionField } from '../../../domain/connectors/fieldTypes.ts';
import { directConnection } from '../../../domain/connectors/connection.ts';
import { isConnection } from '../../../domain/connectors/values.ts';
import { ConnectionOptions } from '../../ConnectionOptions/ConnectionOptions.tsx';
import { ConnectionContext } from '../connectionContext.ts';
import type { ControlProps } from '../fieldControl.ts';

/** Directly or through a tunnel. The tunnel itself is chosen in the section around it. */
export function ConnectionControl({ field, state, model }: ControlProps<ConnectionField>) {
  const { tunnels, addresses, region, isLocked, onCopy, onReloadAddresses } = use(ConnectionContext);
  return (
    <ConnectionOptions
      value={isConnection(state.value) ? state.value : directConnection}
      onChange={(connection) => model.setValue(field.path, connection)}
      tunnels={tunnels.state === 'ready' ? tunnels.value : undefined}
      isLocked={state.isLocked || isLocked}
      addresses={addresses}
      region={region}
      onCopy={onCopy}
      onReloadAddresses={onReloadAddresses}
    />
  );
}
