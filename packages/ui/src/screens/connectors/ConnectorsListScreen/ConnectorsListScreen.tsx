import { useMemo } from 'react';
import type { ConnectorKind } from '../../../domain/entities/connector.ts';
import type { Tunnel } from '../../../domain/entities/tunnel.ts';
import type { Page } from '../../../domain/page.ts';
import type { Remote } from '../../../domain/remote.ts';
import {
  destinationListView,
  sourceListView,
  type ConnectorListView,
} from '../../../domain/views/connectorList.ts';
import type { ListCapabilities } from '../../../domain/views/listView.ts';
import { useStableHandler } from '../../../internal/useStableHandler.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { connectorTypeGroups } from '../../../patterns/FilterMenu/connectorTypeGroups.tsx';
import { FilterMenu } from '../../../patterns/FilterMenu/FilterMenu.tsx';
import type { LiveState } from '../../../patterns/LiveIndicator/LiveIndicator.tsx';
import { actionButtons } from '../../../patterns/ResourceList/actionControls.tsx';
import { ResourceList, type ResourceListTab } from '../../../patterns/ResourceList/ResourceList.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import {
  connectorMenuItems,
  entityOf,
  nounsOf,
  sourceLists,
  type ConnectorCommand,
  type SourceOrDestination,
} from '../connectorCommands.tsx';
import { connectorColumns } from './connectorColumns.tsx';
import * as css from './ConnectorsListScreen.css.ts';

export interface ConnectorsListScreenProps<Each extends SourceOrDestination> {
  /** Sources or destinations. */
  kind: ConnectorKind;
  /** The page that `view` requests. */
  connectors: Remote<Page<Each>>;
  /** The current view of the list; keep it in the URL. */
  view: ConnectorListView;
  /** Called with the view that a control requests. */
  onViewChange(view: ConnectorListView): void;
  /** The address of another view of the list. */
  hrefOf(view: ConnectorListView): string;
  /** The detail page of a connector. */
  hrefOfConnector(connector: Each): string;
  /** The address of a connector's form; `undefined` if this build has no form for its type. */
  hrefOfEdit(connector: Each): string | undefined;
  /** The page that creates a copy of a connector; without it, the menu does not offer copying. */
  hrefOfDuplicate?(connector: Each): string | undefined;
  /** The page that creates a new one. */
  createHref: string;
  /** The list of tunnels; without it, there is no link to it. */
  tunnelsHref?: string;
  /** The tunnels of the account. Their names appear in the column “Connection” once they have loaded. */
  tunnels?: Remote<readonly Pick<Tunnel, 'id' | 'name'>[]>;
  /** Ids of the selected connectors, as strings. */
  selected: ReadonlySet<string>;
  /** Called with the ids of all selected connectors. */
  onSelectionChange(selected: ReadonlySet<string>): void;
  /** Called with an action on one connector, or on the selected ones. */
  onAction(request: { action: ConnectorCommand; connectors: readonly Each[] }): void;
  /** The types that the account's connectors have: the filter lists them first. */
  usedTypes?: readonly string[];
  /** Called when the type filter opens, so that `usedTypes` can be loaded. */
  onTypesOpen?(): void;
  /** What the service's lists support. @default everything */
  capabilities?: ListCapabilities;
  /** State of live updates; omitted if the service has no realtime. */
  live?: LiveState;
  /** Loads the list again after a failure. */
  onRetry(): void;
}

const purpose: Record<ConnectorKind, string> = {
  source: 'A source is where data comes from: a database, an application or files.',
  destination: 'A destination is where data goes: a data warehouse or file storage.',
};

const bulkActions: Record<ConnectorListView['status'], readonly ConnectorCommand[]> = {
  active: ['test', 'archive'],
  archived: ['restore', 'delete'],
};

const noTunnels: ReadonlyMap<number, string> = new Map();

/** The sources or the destinations of the account, active or archived (spec §2). */
export function ConnectorsListScreen<Each extends SourceOrDestination>({
  kind,
  connectors,
  view,
  onViewChange,
  hrefOfConnector,
  hrefOfEdit,
  hrefOfDuplicate,
  createHref,
  tunnelsHref,
  tunnels,
  onAction,
  usedTypes,
  onTypesOpen,
  ...list
}: ConnectorsListScreenProps<Each>) {
  const definition = kind === 'source' ? sourceListView : destinationListView;
  const { many, one } = nounsOf[kind];
  const { noun, actions } = entityOf(kind);
  const changeType = useStableHandler((type: string | undefined) =>
    onViewChange(definition.change(view, { type })),
  );
  const openTypes = useStableHandler(() => onTypesOpen?.());
  const known = tunnels?.state === 'ready' ? tunnels.value : undefined;
  // Memoised, because new columns and options render the whole list again.
  const columns = useMemo(
    () =>
      connectorColumns<Each>({
        kind,
        hrefOf: hrefOfConnector,
        tunnelNames: known ? new Map(known.map(({ id, name }) => [id, name])) : noTunnels,
      }),
    [kind, hrefOfConnector, known],
  );
  const groups = useMemo(() => connectorTypeGroups(kind, usedTypes), [kind, usedTypes]);
  const create = (
    <ButtonLink href={createHref} tone="accent" variant="solid" size="toolbar" icon={PlusIcon}>
      {`Create ${noun}`}
    </ButtonLink>
  );
  const tabs: readonly ResourceListTab<ConnectorListView['status']>[] = [
    { status: 'active', label: 'Active' },
    {
      status: 'archived',
      label: 'Archived',
      hint: `Pipelines cannot use an archived ${noun}. Its settings are kept, and you can restore it.`,
    },
  ];
  return (
    <div className={css.screen}>
      <ResourceList
        {...list}
        title={many}
        noun={noun}
        page={connectors}
        definition={definition}
        view={view}
        onViewChange={onViewChange}
        tabs={tabs}
        lists={
          tunnelsHref === undefined
            ? undefined
            : sourceLists({
                current: 'sources',
                sources: list.hrefOf(definition.defaults),
                tunnels: tunnelsHref,
              })
        }
        columns={columns}
        filters={
          <FilterMenu
            label="Type"
            allLabel="All types"
            groups={groups}
            value={view.type}
            onChange={changeType}
            onOpen={openTypes}
          />
        }
        selectionActions={(rows) =>
          actionButtons(actions, bulkActions[view.status], (action) => onAction({ action, connectors: rows }))
        }
        menuItems={(connector) =>
          connectorMenuItems({
            kind,
            connector,
            first: ['test', 'edit'],
            editHref: hrefOfEdit(connector),
            duplicateHref: hrefOfDuplicate?.(connector),
            onAction: (action) => onAction({ action, connectors: [connector] }),
          })
        }
        empty={
          view.status === 'archived' ? (
            <EmptyState title="Nothing is archived">
              {`Archived ${many.toLowerCase()} keep their settings and can be restored here.`}
            </EmptyState>
          ) : (
            <EmptyState title={`No ${many.toLowerCase()} yet`} action={create}>
              {`${purpose[kind]} ${one}s that you connect here can be used by any pipeline.`}
            </EmptyState>
          )
        }
        primaryAction={create}
      />
    </div>
  );
}
