import { useMemo } from 'react';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { withView, type PipelineListView } from '../../../domain/views/pipelineList.ts';
import type { ListAction } from '../../../modals/PipelinesActionModal/PipelinesActionModal.logic.ts';
import { Grid } from '../../../patterns/Grid/Grid.tsx';
import { orderingOf, pipelineColumns } from './pipelineColumns.tsx';
import { pipelineMenuItems } from './pipelineMenuItems.tsx';

interface PipelinesTableProps {
  rows: readonly Pipeline[];
  view: PipelineListView;
  onViewChange(view: PipelineListView): void;
  hrefOfPipeline?(pipeline: Pipeline): string;
  selected: ReadonlySet<string>;
  onSelectionChange(selected: ReadonlySet<string>): void;
  onAction(request: { action: ListAction; pipelines: readonly Pipeline[] }): void;
  isSortable: boolean;
  now: Date;
  timeZone: string;
}

/** A pipeline as the selection names it. */
export const rowId = ({ id }: Pipeline): string => String(id);
const rowName = ({ name }: Pipeline): string => name;

/** A page of pipelines, row by row, with what can be done with each. */
export function PipelinesTable({
  rows,
  view,
  onViewChange,
  hrefOfPipeline,
  selected,
  onSelectionChange,
  onAction,
  isSortable,
  now,
  timeZone,
}: PipelinesTableProps) {
  const columns = useMemo(
    () => pipelineColumns({ now, timeZone, hrefOf: hrefOfPipeline, isSortable }),
    [now, timeZone, hrefOfPipeline, isSortable],
  );
  const sortedColumn = Object.keys(orderingOf).find((id) => orderingOf[id] === view.sort?.by);
  return (
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
        if (by) onViewChange(withView(view, { sort: { by, isDescending: direction === 'descending' } }));
      }}
      selection={{ selected, onChange: onSelectionChange, hideBelow: 'drawer' }}
      menu={{
        items: (pipeline) =>
          pipelineMenuItems({
            pipeline,
            tab: view.status,
            continueHref: pipeline.status === 'draft' ? hrefOfPipeline?.(pipeline) : undefined,
            onAction: (action) => onAction({ action, pipelines: [pipeline] }),
          }),
      }}
    />
  );
}
