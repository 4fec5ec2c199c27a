import { useMemo } from 'react';
import { countByTab, pipelineStatusLabel, type Pipeline } from '../../../domain/entities/pipeline.ts';
import { pipelineActions, type PipelineCommand } from '../../../domain/entities/pipelineActions.ts';
import type { Page } from '../../../domain/page.ts';
import type { Remote } from '../../../domain/remote.ts';
import type { ListCapabilities } from '../../../domain/views/listView.ts';
import {
  filterableStatuses,
  pipelineListView,
  type PipelineListView,
} from '../../../domain/views/pipelineList.ts';
import { useStableHandler } from '../../../internal/useStableHandler.ts';
import { connectorTypeGroups } from '../../../patterns/FilterMenu/connectorTypeGroups.tsx';
import { FilterMenu } from '../../../patterns/FilterMenu/FilterMenu.tsx';
import type { LiveState } from '../../../patterns/LiveIndicator/LiveIndicator.tsx';
import { actionButtons } from '../../../patterns/ResourceList/actionControls.tsx';
import { ResourceList, type ResourceListTab } from '../../../patterns/ResourceList/ResourceList.tsx';
import { StatusStrip } from '../../../patterns/StatusStrip/StatusStrip.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { bulkActions, pipelineMenuItems } from './pipelineActions.tsx';
import { pipelineColumns } from './pipelineColumns.tsx';
import { NoPipelines, StripSkeleton } from './PipelinesListParts.tsx';
import * as css from './PipelinesListScreen.css.ts';

export interface PipelinesListScreenProps {
  /** The page that `view` requests. */
  pipelines: Remote<Page<Pipeline>>;
  /** The current view of the list; keep it in the URL. */
  view: PipelineListView;
  /** Called with the view that a control requests. */
  onViewChange(view: PipelineListView): void;
  /** The address of another view of the list. */
  hrefOf(view: PipelineListView): string;
  /** The address of a pipeline; without it, names are no links. */
  hrefOfPipeline?(pipeline: Pipeline): string;
  /** Ids of the selected pipelines, as strings. */
  selected: ReadonlySet<string>;
  /** Called with the ids of all selected pipelines. */
  onSelectionChange(selected: ReadonlySet<string>): void;
  /** Called with an action on one pipeline, or on the selected ones. */
  onAction(request: { action: PipelineCommand; pipelines: readonly Pipeline[] }): void;
  /** Called to rename a pipeline. Without it, the menu does not offer renaming. */
  onRename?(pipeline: Pipeline): void;
  /** Called to create a pipeline. */
  onCreate(): void;
  /** The source types that the account's sources have: the filter lists them first. */
  usedSourceTypes?: readonly string[];
  /** Called when the source type filter opens, so that `usedSourceTypes` can be loaded. */
  onSourceTypesOpen?(): void;
  /** What the service's lists support. @default everything */
  capabilities?: ListCapabilities;
  /** State of live updates; omitted if the service has no realtime. */
  live?: LiveState;
  /** Loads the list again after a failure. */
  onRetry(): void;
}

const tabs: readonly ResourceListTab<PipelineListView['status']>[] = [
  { status: 'active', label: 'Active' },
  {
    status: 'archived',
    label: 'Archived',
    hint: 'Archived pipelines do not run. Restored pipelines come back paused.',
  },
];

/** The pipelines of the account, active or archived (spec §2 Pipelines). */
export function PipelinesListScreen({
  pipelines,
  view,
  onViewChange,
  hrefOfPipeline,
  onAction,
  onRename,
  onCreate,
  usedSourceTypes,
  onSourceTypesOpen,
  ...list
}: PipelinesListScreenProps) {
  const create = useStableHandler(onCreate);
  const change = useStableHandler((part: Partial<PipelineListView>) =>
    onViewChange(pipelineListView.change(view, part)),
  );
  const openSourceTypes = useStableHandler(() => onSourceTypesOpen?.());
  // Memoised, because every view of the list shares it.
  const primaryAction = useMemo(
    () => (
      <Button tone="accent" variant="solid" size="toolbar" icon={PlusIcon} onPress={create}>
        Create pipeline
      </Button>
    ),
    [create],
  );
  const filterBySourceType = useMemo(
    () => (
      <FilterMenu
        label="Source type"
        allLabel="All source types"
        groups={connectorTypeGroups('source', usedSourceTypes)}
        value={view.sourceType}
        onChange={(sourceType) => change({ sourceType })}
        onOpen={openSourceTypes}
      />
    ),
    [usedSourceTypes, view.sourceType, change, openSourceTypes],
  );
  const columns = useMemo(() => pipelineColumns({ hrefOf: hrefOfPipeline }), [hrefOfPipeline]);
  const counts = pipelines.state === 'ready' ? pipelines.value.counts : null;

  return (
    <div className={css.screen}>
      <ResourceList
        {...list}
        title="Pipelines"
        noun="pipeline"
        page={pipelines}
        definition={pipelineListView}
        view={view}
        onViewChange={onViewChange}
        tabs={tabs}
        countByTab={countByTab}
        columns={columns}
        filters={filterBySourceType}
        moreFilters={
          pipelines.state === 'loading' ? (
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
        selectionActions={(rows) =>
          actionButtons(pipelineActions, bulkActions(view.status, rows), (action) =>
            onAction({ action, pipelines: rows }),
          )
        }
        menuItems={(pipeline) =>
          pipelineMenuItems({
            pipeline,
            continueHref: pipeline.status === 'draft' ? hrefOfPipeline?.(pipeline) : undefined,
            onAction: (action) => onAction({ action, pipelines: [pipeline] }),
            onRename,
          })
        }
        empty={<NoPipelines tab={view.status} createButton={primaryAction} />}
        primaryAction={primaryAction}
      />
    </div>
  );
}
