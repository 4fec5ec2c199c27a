import { use, useEffect } from 'react';
import { connectSecurely, type Connection } from '../../domain/forms/values/connection.ts';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ConnectionOptions } from '../ConnectionOptions/ConnectionOptions.tsx';
import type { TunnelSectionProps } from '../TunnelSection/TunnelSection.tsx';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { FormSection } from '../fields/FormSection.tsx';
import { ReadOnlyContext } from '../fields/readOnly.ts';
import { useField } from '../fields/useField.ts';
import type { SectionProps } from './sectionProps.ts';

const useParts = createLazyHook(() => import('../TunnelSection/TunnelSection.tsx'));

/** Most connections are direct, so the choice of a tunnel loads on demand. */
function LazyTunnelSection(props: TunnelSectionProps) {
  const parts = useParts(true);
  if (parts) return <parts.TunnelSection {...props} />;
  return (
    <Loading label="Loading tunnels">
      <Skeleton height={60} />
    </Loading>
  );
}

/** A direct connection or a tunnel, and which one (spec §2 "Connection options"). */
export function ConnectionSection({ section, model, resources }: SectionProps<'connectionOptions'>) {
  const {
    tunnels,
    hasMoreTunnels,
    onSearchTunnels,
    newTunnel,
    actions,
    isLocked: isLockedHere = false,
    ...addresses
  } = resources;
  const [{ path }] = section.fields;
  const isReadOnly = use(ReadOnlyContext);
  const { value, error, isLocked: isFieldLocked } = useField(model, path, 'connection');
  const isLocked = isFieldLocked || isLockedHere;
  const known = tunnels.state === 'ready' ? tunnels.value : undefined;
  const isUndecided = value.type === 'secure' && value.mode === 'existing' && value.tunnelId === null;
  const choose = (connection: Connection): void => {
    model.setValue(path, connection);
  };

  // Choosing to create a tunnel starts with an empty form (spec §4), also when coming from a direct connection.
  const isDirect = value.type === 'direct';
  useEffect(() => {
    if (isDirect) newTunnel.reset();
  }, [isDirect, newTunnel]);

  // The tunnels loaded after the choice was made: select the first active one (spec §4).
  useEffect(() => {
    if (isUndecided && known) model.setValue(path, connectSecurely(known));
  }, [isUndecided, known, model, path]);

  return (
    <FormSection title={section.title} description="Choose how we reach your database.">
      <FieldFrame model={model} path={path}>
        <ConnectionOptions
          {...addresses}
          value={value}
          onChange={choose}
          tunnels={known}
          isLocked={isLocked}
          isReadOnly={isReadOnly}
        />
      </FieldFrame>
      {value.type === 'secure' && !isLocked && (
        <LazyTunnelSection
          value={value}
          onChange={choose}
          tunnels={tunnels}
          {...(hasMoreTunnels && { hasMore: true })}
          {...(onSearchTunnels && { onSearch: onSearchTunnels })}
          newTunnel={newTunnel}
          actions={actions}
          error={error}
        />
      )}
    </FormSection>
  );
}
