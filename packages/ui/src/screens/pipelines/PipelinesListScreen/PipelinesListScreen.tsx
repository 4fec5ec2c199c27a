import { useMemo, type ReactNode } from 'react';
import { whyNotPipeline, type Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import { pageSize, type Page } from '../../../domain/page.ts';
import type { Remote } from '../../../domain/remote.ts';
import {
  defaultPipelineListView,
  isFiltered,
  withView,
  type PipelineListView,
} from '../../../domain/views/pipelineList.ts';
import type { ListAction } from '../../../modals/PipelinesActionModal/PipelinesActionModal.logic.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Grid } from '../../../patterns/Grid/Grid.tsx';
import type { LiveState } from '../../../patterns/LiveIndicator/LiveIndicator.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../patterns/Pagination/Pagination.tsx';
import { Race } from '../../../patterns/Race/Race.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { knowsAll, type ListKnowledge } from './listKnowledge.ts';
import { orderingOf, pipelineColumns } from './pipelineColumns.tsx';
import { actionsOf, listActions, PipelinesSelectionBar } from './PipelinesSelectionBar.tsx';
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

const rowId = ({ id }: Pipeline): string => String(id);
const rowName = ({ name }: Pipeline): string => name;

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
  const columns = useMemo(
    () => pipelineColumns({ now, timeZone, hrefOf: hrefOfPipeline, isSortable: knows.ordering }),
    [now, timeZone, hrefOfPipeline, knows.ordering],
  );
  const sortedColumn = Object.keys(orderingOf).find((id) => orderingOf[id] === view.sort?.by);
  const createButton = (
    <Button tone="accent" variant="solid" size="toolbar" icon={PlusIcon} onPress={onCreate}>
      Create pipeline
    </Button>
  );
  const page = pipelines.state === 'ready' ? pipelines.value : undefined;
  const isEmpty = page?.count === 0 && !isFiltered(view);
  const selectedRows = page?.rows.filter((pipeline) => selected.has(rowId(pipeline))) ?? [];

  return (
    <div className={css.screen}>
      <PageHeader title="Pipelines" actions={createButton} />
      <PipelinesToolbar
        view={view}
        onViewChange={onViewChange}
        hrefOf={hrefOf}
        live={live}
        // Where nothing is, nothing can be found.
        knows={isEmpty ? { ...knows, search: false, filters: false } : knows}
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
      <RemoteView remote={pipelines} skeleton={<PipelinesTableSkeleton />} onRetry={onRetry}>
        {({ rows, count, number, unreadable }) =>
          count === 0 ? (
            <NoPipelines view={view} onViewChange={onViewChange} createButton={createButton} />
          ) : (
            <>
              {unreadable > 0 && (
                <Banner tone="caution" title={`${formatQuantity(unreadable, 'item')} could not be shown.`} />
              )}
              <Grid
                label="Pipelines"
                rows={rows}
                columns={columns}
                getRowId={rowId}
                getRowName={rowName}
                narrowRowHeight={68}
                headOffset={56}
                sort={
                  sortedColumn && view.sort
                    ? {
                        columnId: sortedColumn,
                        direction: view.sort.isDescending ? 'descending' : 'ascending',
                      }
                    : undefined
                }
                onSortChange={({ columnId, direction }) => {
                  const by = orderingOf[columnId];
                  if (by)
                    onViewChange(withView(view, { sort: { by, isDescending: direction === 'descending' } }));
                }}
                selection={{ selected, onChange: onSelectionChange, hideBelow: 'drawer' }}
                menu={{
                  hideBelow: 'drawer',
                  items: (pipeline) =>
                    actionsOf[view.status].map((action) => (
                      <MenuItem
                        key={action}
                        id={action}
                        {...listActions[action]}
                        tone={action === 'archive' ? 'critical' : 'neutral'}
                        disabledReason={whyNotPipeline(action, pipeline)}
                        onAction={() => onAction({ action, pipelines: [pipeline] })}
                      />
                    )),
                }}
              />
              <Pagination
                label="Pipelines"
                page={number}
                count={count}
                pageSize={pageSize}
                hrefOf={(target) => hrefOf({ ...view, page: target })}
              />
            </>
          )
        }
      </RemoteView>
    </div>
  );
}

function NoPipelines({
  view,
  onViewChange,
  createButton,
}: Pick<PipelinesListScreenProps, 'view' | 'onViewChange'> & { createButton: ReactNode }) {
  if (isFiltered(view)) {
    return (
      <EmptyState
        title="No pipeline is like that"
        action={
          <Button
            onPress={() => onViewChange({ ...defaultPipelineListView, status: view.status, sort: view.sort })}
          >
            Clear search and filters
          </Button>
        }
      >
        Nothing here matches the search and the filters together.
      </EmptyState>
    );
  }
  if (view.status === 'archived') {
    return (
      <EmptyState title="Nothing is archived">
        An archived pipeline stops, and rests here with its settings until it is restored.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Move your first data"
      ornament={<Race source="postgres" destination="snowflake" status="draft" size="wide" />}
      steps={['Connect a source', 'Connect a destination', 'Choose tables, start']}
      action={createButton}
    >
      A pipeline copies a source into a destination once, then keeps it in step as the source changes.
    </EmptyState>
  );
}
