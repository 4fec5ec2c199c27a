import { useMemo } from 'react';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import { pageSize, type Page } from '../../../domain/page.ts';
import { loading, type Remote } from '../../../domain/remote.ts';
import { isFiltered, type PipelineListView } from '../../../domain/views/pipelineList.ts';
import type { ListAction } from '../../../modals/PipelinesActionModal/PipelinesActionModal.logic.ts';
import { Afterwards } from '../../../internal/Afterwards.tsx';
import { useHasLasted } from '../../../internal/useHasLasted.ts';
import { useStableHandler } from '../../../internal/useStableHandler.ts';
import type { LiveState } from '../../../patterns/LiveIndicator/LiveIndicator.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../patterns/Pagination/Pagination.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { knowsAll, type ListKnowledge } from './listKnowledge.ts';
import { NoPipelines } from './NoPipelines.tsx';
import { OutdatedRows } from './OutdatedRows.tsx';
import { PipelinesSelectionBar } from './PipelinesSelectionBar.tsx';
import { PipelinesTable, rowId } from './PipelinesTable.tsx';
import { PipelinesTableSkeleton } from './PipelinesTableSkeleton.tsx';
import { PipelinesToolbar } from './PipelinesToolbar.tsx';
import * as css from './PipelinesListScreen.css.ts';

export interface PipelinesListScreenProps {
  /** The page that `view` asks for. */
  pipelines: Remote<Page<Pipeline>>;
  /** What of the list is shown; it belongs in the URL. */
  view: PipelineListView;
  /** Another part of the list is to be shown. */
  onViewChange(view: PipelineListView): void;
  /** Where another view of the list lives. */
  hrefOf(view: PipelineListView): string;
  /** Where a pipeline leads; without it the names are no links. */
  hrefOfPipeline?(pipeline: Pipeline): string;
  /** Ids of the selected pipelines, as words. */
  selected: ReadonlySet<string>;
  /** Gets the ids of all that are selected now. */
  onSelectionChange(selected: ReadonlySet<string>): void;
  /** An action was asked of one pipeline, by its menu, or of those selected. */
  onAction(request: { action: ListAction; pipelines: readonly Pipeline[] }): void;
  /** A new pipeline is to be begun. */
  onCreate(): void;
  /** What the lists of this service understand. @default everything */
  knows?: ListKnowledge;
  /** Whether changes arrive by themselves; left out where the service has no realtime. */
  live?: LiveState;
  /** The present, by the service's clock. */
  now: Date;
  /** The zone the person reads times in, as an IANA name. */
  timeZone: string;
  /** The list is to be read again, after it could not be. */
  onRetry(): void;
}

/** How long the rows of one view may stand in for those of the next before that is told, in milliseconds. */
const noticedAfterMs = 300;

/** The pipelines of the account, active or archived, as they are now (spec §2 Pipelines). */
export function PipelinesListScreen({
  pipelines,
  view,
  onViewChange,
  hrefOf,
  hrefOfPipeline,
  selected,
  onSelectionChange,
  onAction,
  onCreate,
  knows = knowsAll,
  live,
  now,
  timeZone,
  onRetry,
}: PipelinesListScreenProps) {
  const create = useStableHandler(onCreate);
  // Kept, as another view of the list has the same.
  const createButton = useMemo(
    () => (
      <Button tone="accent" variant="solid" size="toolbar" icon={PlusIcon} onPress={create}>
        Create pipeline
      </Button>
    ),
    [create],
  );
  const page = pipelines.state === 'ready' ? pipelines.value : undefined;
  const isStandIn = pipelines.state === 'ready' && pipelines.isOutdated === true;
  const isOutdated = useHasLasted(isStandIn, noticedAfterMs);
  const isEmpty = page?.count === 0 && !isStandIn && !isFiltered(view);
  const selectedRows = (!isOutdated && page?.rows.filter((pipeline) => selected.has(rowId(pipeline)))) || [];
  // That nothing was found is no answer to what is asked now.
  const shown = isOutdated && page?.count === 0 ? loading : pipelines;

  return (
    <div className={css.screen}>
      <PageHeader title="Pipelines" actions={createButton} />
      <PipelinesToolbar
        view={view}
        onViewChange={onViewChange}
        hrefOf={hrefOf}
        live={live}
        // Where nothing is, nothing can be found.
        knows={isEmpty ? { search: false, filters: false, ordering: false } : knows}
        counts={page?.counts ?? null}
        selectionBar={
          selectedRows.length > 0 && (
            <PipelinesSelectionBar
              tab={view.status}
              selected={selectedRows}
              onAction={onAction}
              onClear={() => onSelectionChange(new Set())}
            />
          )
        }
      />
      <RemoteView remote={shown} skeleton={<PipelinesTableSkeleton />} onRetry={onRetry}>
        {({ rows, count, number, unreadable }) =>
          count === 0 ? (
            <NoPipelines view={view} onViewChange={onViewChange} createButton={createButton} />
          ) : (
            <>
              {unreadable > 0 && (
                <Banner tone="caution" title={`${formatQuantity(unreadable, 'item')} could not be shown.`} />
              )}
              <OutdatedRows
                isOutdated={isOutdated}
                isOffline={shown.state === 'ready' && shown.isOffline === true}
              >
                <PipelinesTable
                  rows={rows}
                  view={view}
                  onViewChange={onViewChange}
                  hrefOfPipeline={hrefOfPipeline}
                  selected={selected}
                  onSelectionChange={onSelectionChange}
                  onAction={onAction}
                  isSortable={knows.ordering}
                  now={now}
                  timeZone={timeZone}
                />
              </OutdatedRows>
              <Afterwards>
                <Pagination
                  label="Pipelines"
                  // The page that is asked for, be it there or not.
                  page={isStandIn ? view.page : number}
                  count={count}
                  pageSize={pageSize}
                  hrefOf={(target) => hrefOf({ ...view, page: target })}
                />
              </Afterwards>
            </>
          )
        }
      </RemoteView>
    </div>
  );
}
