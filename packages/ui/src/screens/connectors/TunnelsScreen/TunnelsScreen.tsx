import { useMemo } from 'react';
import type { TunnelId } from '../../../domain/entities/id.ts';
import { regionOf } from '../../../domain/entities/region.ts';
import { activeTunnelsFirst, tunnelTypeLabel } from '../../../domain/entities/tunnel.ts';
import type { Tunnel } from '../../../domain/entities/tunnel.ts';
import { tunnelEntity } from '../../../domain/connectors/tunnels/tunnelActions.ts';
import { TunnelStateBadge } from '../../../forms/TunnelSection/TunnelSetup.tsx';
import { incompleteNote } from '../../../internal/notes.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Grid } from '../../../patterns/Grid/Grid.tsx';
import { LiveIndicator } from '../../../patterns/LiveIndicator/LiveIndicator.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { listActions } from '../../../patterns/ResourceList/actionControls.tsx';
import { badgeColumn, nothing, Wrapping } from '../../../patterns/ResourceList/columns.tsx';
import { nameColumn, usedByColumn } from '../../../patterns/ResourceList/commonColumns.tsx';
import { gridColumns, type ResourceColumn } from '../../../patterns/ResourceList/resourceColumns.ts';
import { ResourceSkeleton } from '../../../patterns/ResourceList/ResourceSkeleton.tsx';
import { headOffset, narrowRowHeight } from '../../../patterns/ResourceList/rowHeight.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import type { Crumb } from '../../../primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { TunnelDetails, type TunnelDetailsProps } from './TunnelDetails.tsx';
import * as css from './TunnelsScreen.css.ts';

export type { TunnelTemplates } from '../../../forms/TunnelSection/TunnelSetup.tsx';

export interface TunnelsScreenProps extends Omit<TunnelDetailsProps, 'openId'> {
  /** The tunnel whose details replace the list; keep it in the URL. */
  openId?: TunnelId;
  /** The address of a tunnel's details. */
  hrefOfTunnel(id: TunnelId): string;
  /** The list that the tunnels were opened from: sources or destinations. */
  area: Crumb;
  /** Called to create a tunnel. */
  onCreate(): void;
}

const columnsOf = (hrefOf: TunnelsScreenProps['hrefOfTunnel']): readonly ResourceColumn<Tunnel, never>[] => [
  nameColumn({
    label: 'Tunnel',
    width: css.tracks.name,
    name: ({ id, name, type }) => ({ name, href: hrefOf(id), children: tunnelTypeLabel(type) }),
  }),
  {
    id: 'region',
    label: 'Region',
    width: css.tracks.region,
    hideBelow: 'drawer',
    cell: ({ region }) =>
      region ? <Wrapping>{regionOf(region)?.label ?? String(region)}</Wrapping> : nothing,
  },
  badgeColumn({
    id: 'state',
    label: 'State',
    width: css.tracks.state,
    cell: (tunnel) => <TunnelStateBadge tunnel={tunnel} />,
  }),
  usedByColumn('connection', { width: css.tracks.usedBy }),
];

/** The secure tunnels of the account, active ones first, or the details of one. */
export function TunnelsScreen(props: TunnelsScreenProps) {
  const { tunnels, hasMore = false, openId, hrefOfTunnel, area, onCreate, onAction, live, onRetry } = props;
  const columns = useMemo(() => columnsOf(hrefOfTunnel), [hrefOfTunnel]);
  if (openId !== undefined) return <TunnelDetails {...props} openId={openId} />;
  const note = tunnels.state === 'ready' && incompleteNote(hasMore, tunnels.value.length, 'tunnel');
  const create = (
    <Button tone="accent" variant="solid" size="toolbar" icon={PlusIcon} onPress={onCreate}>
      Create tunnel
    </Button>
  );
  return (
    <div className={css.screen}>
      <PageHeader
        title="Tunnels"
        trail={[area]}
        actions={
          <>
            {live && <LiveIndicator state={live} />}
            {create}
          </>
        }
      />
      <RemoteView
        remote={tunnels}
        subject="Tunnels"
        skeleton={<ResourceSkeleton label="Loading tunnels" columns={columns} extras={{ menu: {} }} />}
        onRetry={onRetry}
      >
        {(rows) =>
          rows.length === 0 && !hasMore ? (
            <EmptyState title="No tunnels yet" action={create}>
              A secure tunnel connects Millrace to a database in a private network.
            </EmptyState>
          ) : (
            <>
              {note && <Banner tone="caution" title={note} />}
              <Grid
                label="Tunnels"
                rows={activeTunnelsFirst(rows)}
                columns={gridColumns(columns, false)}
                getRowId={({ id }) => String(id)}
                getRowName={({ name }) => name}
                narrowRowHeight={narrowRowHeight}
                headOffset={headOffset}
                menu={{ items: listActions({ entity: tunnelEntity, pages: {}, onAction }).menuItems }}
              />
            </>
          )
        }
      </RemoteView>
    </div>
  );
}
