import { useRef, useState, type ReactNode } from 'react';
import type { SyncMapping } from '../../domain/entities/schema.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { defaultSchemaView, type SchemaView } from '../../domain/schema/schemaFilter.ts';
import type { SchemaModel, SchemaSummary } from '../../domain/schema/schemaModel.ts';
import { describeSchemaProblem } from '../../domain/schema/schemaWords.ts';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import type { SchemaTreeHandle, SchemaTreeProps } from '../../patterns/SchemaTree/SchemaTree.tsx';
import { WizardFooter, type WizardFooterProps } from '../../patterns/Wizard/WizardFooter.tsx';
import { WizardSheet } from '../../patterns/Wizard/WizardSheet.tsx';
import { schemaFooter } from './SchemaFooter.tsx';
import { SchemaNotices } from './SchemaNotices.tsx';
import { SchemaSkeleton } from './SchemaSkeleton.tsx';
import { SchemaTables } from './SchemaTables.tsx';
import { SchemaToolbar } from './SchemaToolbar.tsx';
import { usePreparedSearch } from './usePreparedSearch.ts';
import { useSchemaMatches } from './useSchemaMatches.ts';
import { useSnapshot } from '../../internal/useSnapshot.ts';
import * as css from './SchemaEditor.css.ts';

export { useSchemaModel } from './useSchemaModel.ts';

export interface SchemaEditorProps extends Pick<
  SchemaTreeProps,
  'onExcludeFields' | 'onCustomPrimaryKey' | 'onRefreshColumns'
> {
  /** Created once per visit from the first read; later reads are merged into it. */
  schema: Remote<SchemaModel>;
  /** Search and filters; keep them in the URL. */
  view: SchemaView;
  /** Called with the view that a control requests. */
  onViewChange(view: SchemaView): void;
  /** When the source was last read, and how many of its tables could not be read. */
  reading: { readonly readAt: Date | null; readonly unreadable: number } | null;
  /** Reads the source again, also after a failure. */
  onRefresh(): void;
  /** Called with only the tables that differ from the saved selection. */
  onSave(request: { syncMappings: readonly SyncMapping[] }): void;
  /** The selection is being saved. @default false */
  isSaving?: boolean;
  /** Why the last save failed. */
  saveProblem?: Problem;
  /** Label of the save button. @default 'Save and continue' */
  saveLabel?: string;
  /** The previous step, with its label. */
  back?: WizardFooterProps['back'];
  /**
   * The pipeline is set up: saving requires a change, and a decision on each table that someone else changed too.
   * @default false
   */
  isLive?: boolean;
  /** Why the selection cannot be changed, as a sentence. Omitted if it can. */
  readOnlyReason?: string;
}

/** Selects the tables and columns that a pipeline replicates (spec §3 "Schema settings form"). */
export function SchemaEditor({ schema, back, ...props }: SchemaEditorProps) {
  const { readOnlyReason, isLive = false, onRefresh } = props;
  // The bar stays the same element, so what is focused in it while the schema loads keeps the focus.
  const sheet = (content: ReactNode, loaded?: Omit<WizardFooterProps, 'back'>) => (
    <WizardSheet footer={<WizardFooter back={back} {...loaded} />}>{content}</WizardSheet>
  );
  switch (schema.state) {
    case 'loading':
      return sheet(<SchemaSkeleton />);
    case 'failed':
      return sheet(<SchemaProblem problem={schema.problem} onRetry={onRefresh} />);
    case 'ready': {
      const { value: model, isRefreshing = false } = schema;
      const problem = isRefreshing ? undefined : schema.problem;
      const isReadOnly = readOnlyReason !== undefined;
      return sheet(
        <SchemaSheet {...props} {...{ model, isRefreshing, problem, isLive, isReadOnly }} />,
        schemaFooter({ ...props, model, isLive, isReadOnly, isBlind: problem !== undefined }),
      );
    }
  }
}

interface SchemaSheetProps extends Pick<
  SchemaEditorProps,
  | 'view'
  | 'onViewChange'
  | 'reading'
  | 'onRefresh'
  | 'onExcludeFields'
  | 'onCustomPrimaryKey'
  | 'onRefreshColumns'
  | 'readOnlyReason'
> {
  model: SchemaModel;
  isRefreshing: boolean;
  /** Why the last read failed. */
  problem: Problem | undefined;
  isLive: boolean;
  isReadOnly: boolean;
}

function SchemaSheet({
  model,
  view,
  onViewChange,
  reading,
  onRefresh,
  isRefreshing,
  problem,
  onExcludeFields,
  onCustomPrimaryKey,
  onRefreshColumns,
  readOnlyReason,
  isLive,
  isReadOnly,
}: SchemaSheetProps) {
  const summary = useSnapshot(model);
  const matches = useSchemaMatches(model, summary.index, view);
  usePreparedSearch(summary.index.search);
  const tree = useRef<SchemaTreeHandle>(null);
  const isUnchanged = useIsUnchanged(summary);
  const hasTables = summary.index.tables.length > 0;
  return (
    <>
      <SchemaToolbar
        model={model}
        summary={summary}
        matches={matches}
        view={view}
        onViewChange={onViewChange}
        hasFilters={!problem && hasTables}
        onSetAllOpen={(isOpen) => tree.current?.setAllOpen(isOpen)}
        readAt={reading?.readAt ?? null}
        isUnchanged={isUnchanged && !isRefreshing && !problem}
        isRefreshing={isRefreshing}
        onRefresh={onRefresh}
        isReadOnly={isReadOnly}
      />
      {/* Spec §8: a failed read clears the columns. The selection is kept and shows again after the next read. */}
      {problem ? (
        <SchemaProblem problem={problem} onRetry={onRefresh} />
      ) : (
        <>
          <SchemaNotices
            model={model}
            summary={summary}
            unreadable={reading?.unreadable ?? 0}
            isLive={isLive}
            readOnlyReason={readOnlyReason}
          />
          <SchemaTables
            ref={tree}
            model={model}
            summary={summary}
            matches={matches}
            onShowAll={() => onViewChange(defaultSchemaView)}
            onExcludeFields={onExcludeFields}
            onCustomPrimaryKey={onCustomPrimaryKey}
            onRefreshColumns={onRefreshColumns}
            readOnlyReason={readOnlyReason}
          />
        </>
      )}
    </>
  );
}

/** Whether the last refresh found the same tables and columns as the read before. */
function useIsUnchanged({ index, diff }: SchemaSummary): boolean {
  const [seen, setSeen] = useState({ index, isUnchanged: false });
  // A new index means a new read. Dismissing its differences later does not make them none.
  if (seen.index !== index) setSeen({ index, isUnchanged: diff === null });
  return seen.isUnchanged;
}

function SchemaProblem({ problem, onRetry }: { problem: Problem; onRetry(): void }) {
  return (
    <div className={css.notices}>
      <ProblemNotice problem={problem} wording={describeSchemaProblem(problem)} onRetry={onRetry} />
    </div>
  );
}
