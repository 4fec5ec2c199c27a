import { useMemo } from 'react';
import { connectorWords, type ConnectorKind } from '../../../domain/entities/connector.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import type { Tunnel } from '../../../domain/entities/tunnel.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { connectorListView, type ConnectorListView } from '../../../domain/views/connectorList.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ConnectorTypeFilter, type UsedTypes } from '../../../patterns/FilterMenu/ConnectorTypeFilter.tsx';
import { listActions } from '../../../patterns/ResourceList/actionControls.tsx';
import { ResourceList, type ListProps } from '../../../patterns/ResourceList/ResourceList.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import {
  entityOf,
  type ConnectorPages,
  type ConnectorRequest,
  type SourceOrDestination,
} from '../connectorScreens.ts';
import { connectorColumns } from './connectorColumns.tsx';
import * as css from './ConnectorsListScreen.css.ts';

export type { ConnectorPages, ConnectorRequest, SourceOrDestination } from '../connectorScreens.ts';

export interface ConnectorsListScreenProps
  extends ListProps<SourceOrDestination, ConnectorListView>, UsedTypes {
  /** Sources or destinations. */
  kind: ConnectorKind;
  /** The addresses of a connector's pages. Keep the same object. */
  pages: ConnectorPages;
  /** The page that creates a new one. */
  createHref: string;
  /** The list of tunnels, which both kinds use; without it, there is no link to it. */
  tunnelsHref?: string;
  /** The tunnels of the account. Their names appear in the column “Connection” once they have loaded. */
  tunnels?: Remote<readonly Pick<Tunnel, 'id' | 'name'>[]>;
  /** The pipelines that have failed: a source that refuses one of them says so. @default none */
  failing?: readonly Pipeline[];
  /** Called with the requested action. */
  onAction(request: ConnectorRequest): void;
}

const csvOf = (kind: ConnectorKind) => async () => (await import('./connectorCsv.ts')).connectorCsv(kind);
const csv = { source: csvOf('source'), destination: csvOf('destination') };

/** The sources or the destinations of the account, active or archived (spec §2). */
export function ConnectorsListScreen({
  kind,
  pages,
  createHref,
  tunnelsHref,
  tunnels,
  failing,
  usedTypes,
  onTypesOpen,
  onAction,
  ...list
}: ConnectorsListScreenProps) {
  const { view } = list;
  const { many, one, purpose } = connectorWords[kind];
  const plural = many.toLowerCase();
  const known = tunnels?.state === 'ready' ? tunnels.value : undefined;
  const columns = useMemo(() => connectorColumns(kind, pages, known, failing), [kind, pages, known, failing]);
  const create = (
    <ButtonLink href={createHref} tone="accent" variant="solid" size="toolbar" icon={PlusIcon}>
      {`Create ${kind}`}
    </ButtonLink>
  );
  return (
    <div className={css.screen}>
      <ResourceList
        {...list}
        {...listActions({ entity: entityOf[kind], pages, onAction })}
        title={many}
        definition={connectorListView}
        tabs={[
          { status: 'active', label: 'Active' },
          {
            status: 'archived',
            label: 'Archived',
            hint: `Pipelines cannot use an archived ${kind}. Its settings are kept, and you can restore it.`,
          },
        ]}
        columns={columns}
        csv={csv[kind]}
        filters={
          <ConnectorTypeFilter
            kind={kind}
            label="Type"
            allLabel="All types"
            value={view.type}
            onChange={(type) => list.onViewChange(connectorListView.change(view, { type }))}
            usedTypes={usedTypes}
            onTypesOpen={onTypesOpen}
          />
        }
        empty={
          view.status === 'archived' ? (
            <EmptyState title="Nothing is archived">
              {`Archived ${plural} keep their settings and can be restored here.`}
            </EmptyState>
          ) : (
            <EmptyState title={`No ${plural} yet`} action={create}>
              {`${purpose} ${one}s that you connect here can be used by any pipeline.`}
            </EmptyState>
          )
        }
        primaryAction={
          tunnelsHref === undefined ? (
            create
          ) : (
            <>
              <ButtonLink href={tunnelsHref} size="toolbar">
                Tunnels
              </ButtonLink>
              {create}
            </>
          )
        }
      />
    </div>
  );
}
