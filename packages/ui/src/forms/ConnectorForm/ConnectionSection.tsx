import { use, useEffect } from 'react';
import { connectSecurely } from '../../domain/connectors/connection.ts';
import { isConnection } from '../../domain/connectors/values.ts';
import { ConnectionContext } from '../fields/connectionContext.ts';
import { FieldSlot } from '../fields/FieldSlot.tsx';
import { FormSection } from '../fields/FormSection.tsx';
import { useField } from '../fields/useField.ts';
import { LazyTunnelSection } from './LazyTunnelSection.tsx';
import type { SectionProps } from './sectionProps.ts';
import { TunnelContext } from './tunnelContext.ts';

/** Where the choice of a connection goes; the same for every connector. */
const path = 'tunnel_id';

/** Directly or via a tunnel, and for the latter: which (spec §2 "Connection options"). */
export function ConnectionSection({ section, model }: SectionProps) {
  const { tunnels, isLocked } = use(ConnectionContext);
  const { newTunnel, actions } = use(TunnelContext);
  const { value, error } = useField(model, path);
  const known = tunnels.state === 'ready' ? tunnels.value : undefined;
  const isUndecided =
    isConnection(value) && value.type === 'secure' && value.mode === 'existing' && value.tunnelId === null;

  // The tunnels came after the choice: now the first active one can be taken (spec §4).
  useEffect(() => {
    if (isUndecided && known) model.setValue(path, connectSecurely(known));
  }, [isUndecided, known, model]);

  return (
    <FormSection title={section.title} description="Choose how we reach your database.">
      <FieldSlot model={model} path={path} />
      {isConnection(value) && value.type === 'secure' && !isLocked && newTunnel && actions && (
        <LazyTunnelSection
          value={value}
          onChange={(connection) => model.setValue(path, connection)}
          tunnels={tunnels}
          newTunnel={newTunnel}
          actions={actions}
          error={error}
        />
      )}
    </FormSection>
  );
}
