import { useMemo } from 'react';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { SchemaCollections } from '../../../domain/entities/schema.ts';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { describeSchemaProblem } from '../../../domain/schema/schemaWords.ts';
import type { TableAction } from '../../../domain/schema/tableActions.ts';
import { tableRows, type TableRow } from '../../../domain/schema/tableRows.ts';
import {
  defaultTablesView,
  isTablesViewFiltered,
  shownTables,
  type TablesView,
} from '../../../domain/views/pipelineTables.ts';
import { syncsOnTime } from '../../../domain/pipelines/pipelineHealth.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Grid } from '../../../patterns/Grid/Grid.tsx';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { gridSort, listSort } from '../../../patterns/ResourceList/resourceColumns.ts';
import { headOffset, narrowRowHeight } from '../../../patterns/ResourceList/rowHeight.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { whyReadOnly } from '../PipelineFrame/whyReadOnly.ts';
import * as css from './PipelineTablesScreen.css.ts';
import { tableColumns, tableGridColumns } from './tableColumns.tsx';
import { tableMenuItems, TablesSelectionBar, type TableControls } from './tableControls.tsx';
import { TablesToolbar } from './TablesToolbar.tsx';

/** The parts of the screen that load with their own requests. */
export type TablesPart = 'pipeline' | 'usage' | 'schema';

/** What the tables show and whom they tell, besides the pipeline and its usage. */
export interface TablesProps {
  /**
   * The tables of the source, which may load later; `null` if the pipeline has no source. Until they are known, no table
   * is new or removed.
   */
  schema: Remote<SchemaCollections> | null;
  /** Search, filters and order; keep them in the URL. */
  view: TablesView;
  /** Called with the view that a control requests. */
  onViewChange(view: TablesView): void;
  /** Names of the selected tables. */
  selected: ReadonlySet<string>;
  /** Called with the names of all selected tables. */
  onSelectionChange(selected: ReadonlySet<string>): void;
  /** Called to resync tables, with their names; needs a confirmation. */
  onResync(request: { pipeline: PipelineDetail; tables: readonly string[] }): void;
  /** Called to include, exclude or give up tables; needs a confirmation. */
  onTableAction(request: { action: TableAction; pipeline: PipelineDetail; rows: readonly TableRow[] }): void;
  /** Loads one part again after a failure, or reads the source again. */
  onRetry(part: TablesPart): void;
}

interface PipelineTablesProps extends TablesProps {
  pipeline: PipelineDetail;
  usage: readonly CollectionUsage[];
  /** Offers the resync of tables. @default false */
  hasResync?: boolean;
  /** The page where tables are chosen. */
  schemaHref: string | undefined;
}

const nameOf = ({ table }: TableRow): string => table;
const none: ReadonlySet<string> = new Set();

/** What the source's part of the page lacks: its tables failed to load, or some could not be read. */
function SourceNotices({ schema, onRetry }: Pick<TablesProps, 'schema' | 'onRetry'>) {
  const problem = schema === null || schema.state === 'loading' ? undefined : schema.problem;
  const unreadable = schema?.state === 'ready' ? schema.value.unreadable : 0;
  return (
    <>
      {problem && (
        <ProblemNotice
          problem={problem}
          wording={{
            title: describeSchemaProblem(problem).title,
            advice: 'Tables that are new at the source, or removed there, are not marked.',
          }}
          onRetry={() => onRetry('schema')}
        />
      )}
      {unreadable > 0 && (
        <Banner tone="caution" title={`${formatQuantity(unreadable, 'table')} couldn’t be read.`}>
          Until they can be read, no table is marked as removed at the source.
        </Banner>
      )}
    </>
  );
}

/** The tables of a pipeline with their filters, selection and actions. */
export function PipelineTables(props: PipelineTablesProps) {
  const { pipeline, usage, schema, view, onViewChange, selected, onSelectionChange, schemaHref } = props;
  const atSource = schema?.state === 'ready' ? schema.value : null;
  const rows = useMemo(() => tableRows({ pipeline, usage, schema: atSource }), [pipeline, usage, atSource]);
  const isProved = syncsOnTime(pipeline, useNow());
  const shown = useMemo(() => shownTables(rows, view), [rows, view]);
  const readOnlyReason = whyReadOnly(pipeline);
  const isReadOnly = readOnlyReason !== undefined;
  const controls: TableControls = {
    pipeline,
    rows,
    hasResync: props.hasResync ?? false,
    onResync: (tables) => props.onResync({ pipeline, tables }),
    onAction: (action, chosen) => props.onTableAction({ action, pipeline, rows: chosen }),
  };
  const chosen = selected.size === 0 ? [] : shown.filter(({ table }) => selected.has(table));
  const hidden =
    selected.size === 0 ? 0 : rows.filter(({ table }) => selected.has(table)).length - chosen.length;

  if (rows.length === 0) {
    return (
      <div className={css.screen}>
        <SourceNotices schema={schema} onRetry={props.onRetry} />
        <EmptyState
          title="No tables yet"
          action={
            schemaHref && (
              <ButtonLink href={schemaHref} tone="accent" variant="solid">
                Choose tables
              </ButtonLink>
            )
          }
        >
          This pipeline replicates no tables. Tables appear here once they are found at the source.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={css.screen}>
      {readOnlyReason && <Banner title={readOnlyReason} />}
      <SourceNotices schema={schema} onRetry={props.onRetry} />
      <TablesToolbar
        rows={rows}
        shown={shown}
        view={view}
        onViewChange={onViewChange}
        selected={selected}
        onSelectionChange={onSelectionChange}
        hasSelection={!isReadOnly}
        schema={schema}
        onRefresh={() => props.onRetry('schema')}
        selectionBar={
          chosen.length > 0 && (
            <TablesSelectionBar
              {...controls}
              chosen={chosen}
              hidden={hidden}
              onClear={() => onSelectionChange(none)}
            />
          )
        }
      />
      {shown.length === 0 ? (
        <EmptyState
          title="No tables found"
          action={<Button onPress={() => onViewChange(defaultTablesView)}>Clear search and filters</Button>}
        >
          No tables match your search and filters.
        </EmptyState>
      ) : (
        <>
          <Grid
            label="Tables"
            rows={shown}
            columns={tableGridColumns[isProved ? 'proved' : 'unproved']}
            getRowId={nameOf}
            getRowName={nameOf}
            narrowRowHeight={narrowRowHeight}
            headOffset={headOffset}
            sort={gridSort(tableColumns, view.sort)}
            onSortChange={(asked) => onViewChange({ ...view, sort: listSort(tableColumns, asked) })}
            selection={
              isReadOnly ? undefined : { selected, onChange: onSelectionChange, hideBelow: 'drawer' }
            }
            menu={isReadOnly ? undefined : { items: (row) => tableMenuItems(controls, row) }}
          />
          <p className={css.fact} role="status">
            {isTablesViewFiltered(view)
              ? `${formatCount(shown.length)} of ${formatQuantity(rows.length, 'table')}`
              : formatQuantity(rows.length, 'table')}
          </p>
        </>
      )}
    </div>
  );
}
