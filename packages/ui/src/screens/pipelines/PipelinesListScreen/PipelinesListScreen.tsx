import { useMemo } from 'react';
import type { ConnectorKind } from '../../../domain/entities/connector.ts';
import { countByTab, type Pipeline } from '../../../domain/entities/pipeline.ts';
import { pipelineStatusLabel } from '../../../domain/pipelines/pipelineStatus.ts';
import { pipelineEntity, type PipelineListAction } from '../../../domain/pipelines/pipelineActions.ts';
import {
  filterableStatuses,
  pipelineListView,
  type PipelineListView,
} from '../../../domain/views/pipelineList.ts';
import { useStableHandler } from '../../../internal/useStableHandler.ts';
import { ConnectorTypeFilter, type UsedTypes } from '../../../patterns/FilterMenu/ConnectorTypeFilter.tsx';
import { listActions, type ActionRequest } from '../../../patterns/ResourceList/actionControls.tsx';
import {
  ResourceList,
  type ListProps,
  type ResourceListTab,
} from '../../../patterns/ResourceList/ResourceList.tsx';
import { StatusStrip } from '../../../patterns/StatusStrip/StatusStrip.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../../primitives/MenuButton/MenuButton.tsx';
import { pipelineColumns, repairOf } from './pipelineColumns.tsx';
import { ConnectorFilter, type ListedConnectors } from './ConnectorFilter.tsx';
import { NoPipelines, StripSkeleton } from './PipelinesListParts.tsx';
import * as css from './PipelinesListScreen.css.ts';

/** An action on one pipeline, or on the selected ones. */
export type PipelineRequest = ActionRequest<PipelineListAction, Pipeline>;

export interface PipelinesListScreenProps
  extends ListProps<Pipeline, PipelineListView>, UsedTypes, ListedConnectors {
  /** The address of a pipeline: for a draft, the next step of its setup. Keep the same function. */
  hrefOfPipeline(pipeline: Pipeline): string;
  /** The address of a pipeline's last error in its log; without it, the error is no link. Keep the same function. */
  hrefOfError?(pipeline: Pipeline): string;
  /**
   * The address of the form of a failed pipeline's source or destination, which opens at `focus`. The row links to the one
   * that its error names, or else to the pipeline. Without it, the row has no such link. Keep the same function.
   */
  hrefOfForm?(pipeline: Pipeline, kind: ConnectorKind, focus?: 'credentials'): string | undefined;
  /** Called with the requested action. */
  onAction(request: PipelineRequest): void;
  /** Offers the resync of tables, which not every account has. @default false */
  hasResync?: boolean;
  /** Called to create a pipeline. */
  onCreate(): void;
  /** Called to import a pipeline from a file. Without it, the import is not offered. */
  onImport?(): void;
}

const tabs: readonly ResourceListTab<PipelineListView['status']>[] = [
  { status: 'active', label: 'Active' },
  {
    status: 'archived',
    label: 'Archived',
    hint: 'Archived pipelines do not run. Restored pipelines come back paused.',
  },
];

const csv = async () => (await import('./pipelineCsv.ts')).pipelineCsv;

/** What the menus and the selection bar leave out. */
const listEntity = (left: { readonly resync: boolean; readonly repair: boolean }): typeof pipelineEntity => ({
  ...pipelineEntity,
  menu: (item) =>
    pipelineEntity
      .menu(item)
      .filter((name) => !(name === 'resync' && left.resync) && !(name === 'repair' && left.repair)),
  bulk: (items) => pipelineEntity.bulk(items).filter((name) => !(name === 'resync' && left.resync)),
});

/** The pipelines of the account, active or archived (spec §2 Pipelines). */
export function PipelinesListScreen({
  hrefOfPipeline,
  hrefOfError,
  hrefOfForm,
  onAction,
  onCreate,
  onImport,
  hasResync = false,
  usedTypes,
  onTypesOpen,
  sources,
  onSourcesOpen,
  destinations,
  onDestinationsOpen,
  ...list
}: PipelinesListScreenProps) {
  const { page, view } = list;
  const change = (part: Partial<PipelineListView>) => list.onViewChange(pipelineListView.change(view, part));
  const create = useStableHandler(onCreate);
  // Memoised, because every view of the list shares them.
  const primaryAction = useMemo(
    () => (
      <Button tone="accent" variant="solid" size="toolbar" icon={PlusIcon} onPress={create}>
        Create pipeline
      </Button>
    ),
    [create],
  );
  const importFile = useStableHandler(() => onImport?.());
  const hasImport = onImport !== undefined;
  const actions = useMemo(
    () =>
      hasImport ? (
        <>
          <MenuButton label="More ways to create a pipeline" isIconOnly variant="outline" size="toolbar">
            <MenuItem id="import" label="Import pipeline" onAction={importFile} />
          </MenuButton>
          {primaryAction}
        </>
      ) : (
        primaryAction
      ),
    [hasImport, importFile, primaryAction],
  );
  const hrefs = useMemo(
    () => ({
      hrefOf: hrefOfPipeline,
      ...(hrefOfError && { hrefOfError }),
      ...(hrefOfForm && { hrefOfForm }),
    }),
    [hrefOfPipeline, hrefOfError, hrefOfForm],
  );
  const columns = useMemo(() => pipelineColumns(hrefs), [hrefs]);
  const rows = page.state === 'ready' ? page.value.rows : undefined;
  const counts = page.state === 'ready' ? page.value.counts : null;

  return (
    <div className={css.screen}>
      <ResourceList
        {...list}
        {...listActions({
          entity: listEntity({ resync: !hasResync, repair: hrefOfForm === undefined }),
          pages: { continue: hrefOfPipeline, repair: (pipeline) => repairOf(pipeline, hrefs)?.href },
          onAction,
        })}
        title="Pipelines"
        definition={pipelineListView}
        tabs={tabs}
        countByTab={countByTab}
        columns={columns}
        csv={csv}
        filters={
          <>
            <ConnectorTypeFilter
              kind="source"
              label="Source type"
              allLabel="All source types"
              value={view.sourceType}
              onChange={(sourceType) => change({ sourceType })}
              usedTypes={usedTypes}
              onTypesOpen={onTypesOpen}
            />
            <ConnectorFilter
              kind="source"
              connectors={sources}
              onOpen={onSourcesOpen}
              value={view.sourceId}
              rows={rows}
              onChange={(sourceId) => change({ sourceId })}
            />
            <ConnectorFilter
              kind="destination"
              connectors={destinations}
              onOpen={onDestinationsOpen}
              value={view.destinationId}
              rows={rows}
              onChange={(destinationId) => change({ destinationId })}
            />
          </>
        }
        moreFilters={
          page.state === 'loading' ? (
            <StripSkeleton />
          ) : (
            <StatusStrip
              label="Filter by status"
              items={filterableStatuses
                .filter((status) => !counts || counts[status] || view.statuses.includes(status))
                .map((status) => ({ status, label: pipelineStatusLabel(status), count: counts?.[status] }))}
              selected={view.statuses}
              onChange={(statuses) => change({ statuses })}
            />
          )
        }
        empty={<NoPipelines tab={view.status} createButton={primaryAction} />}
        primaryAction={actions}
      />
    </div>
  );
}
