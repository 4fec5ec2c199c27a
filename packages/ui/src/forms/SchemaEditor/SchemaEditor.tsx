import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SyncMapping } from '../../domain/entities/schema.ts';
import { formatQuantity } from '../../domain/format/count.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Remote } from '../../domain/remote.ts';
import { defaultSchemaView, filterSchema, type SchemaView } from '../../domain/schema/schemaFilter.ts';
import type { SchemaModel, SchemaSummary } from '../../domain/schema/schemaModel.ts';
import {
  describeDiff,
  describeNews,
  describeNoMatch,
  describeSchemaProblem,
} from '../../domain/schema/schemaWords.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { SchemaTree, type SchemaTreeProps } from '../../patterns/SchemaTree/SchemaTree.tsx';
import { WizardFooter, type WizardFooterProps } from '../../patterns/Wizard/WizardFooter.tsx';
import { WizardSheet } from '../../patterns/Wizard/WizardSheet.tsx';
import { Banner, type BannerProps } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { SchemaFooter } from './SchemaFooter.tsx';
import { SchemaSkeleton } from './SchemaSkeleton.tsx';
import { SchemaRefresh, SchemaToolbar } from './SchemaToolbar.tsx';
import * as css from './SchemaEditor.css.ts';

export interface SchemaEditorProps extends Pick<SchemaTreeProps, 'onExcludeFields' | 'onCustomPrimaryKey'> {
  /** Made once per visit from the first reading; later readings are merged into the same one. */
  schema: Remote<SchemaModel>;
  /** What of it is looked at; it belongs in the URL. */
  view: SchemaView;
  /** Another part of the schema is to be looked at. */
  onViewChange(view: SchemaView): void;
  /** When the source was read last, and how many of its tables could not be. */
  reading: { readonly readAt: Date | null; readonly unreadable: number } | null;
  /** The zone the person reads times in, as an IANA name. */
  timeZone: string;
  /** Asks the source anew: after a failure, too. */
  onRefresh(): void;
  /** Gets the tables that differ from what was saved, and no others. */
  onSave(request: { syncMappings: readonly SyncMapping[] }): void;
  /** What was chosen is being saved. @default false */
  isSaving?: boolean;
  /** Why the last attempt to save failed. */
  saveProblem?: Problem;
  /** What the button that saves says. @default 'Save and continue' */
  saveLabel?: string;
  /** The step before, by name. */
  back?: WizardFooterProps['back'];
}

/** Chooses the tables and columns that a pipeline takes (spec §3 "Schema settings form"). */
export function SchemaEditor(props: SchemaEditorProps) {
  const { schema, back, onRefresh } = props;
  if (schema.state === 'ready') return <SchemaSheet {...props} model={schema.value} />;
  return (
    <WizardSheet footer={<WizardFooter back={back} />}>
      {schema.state === 'loading' ? (
        <SchemaSkeleton />
      ) : (
        <div className={css.notices}>
          <ProblemNotice
            problem={schema.problem}
            wording={describeSchemaProblem(schema.problem)}
            onRetry={onRefresh}
          />
        </div>
      )}
    </WizardSheet>
  );
}

/** Once the tables are on screen, and before somebody has found the search. */
const restMs = 500;
/** What a slice of getting ready for it may take, in milliseconds: a key pressed meanwhile waits no longer. */
const sliceMs = 8;
const noTables: ReadonlySet<string> = new Set();

function SchemaSheet({
  model,
  schema,
  view,
  onViewChange,
  reading,
  ...props
}: SchemaEditorProps & { model: SchemaModel }) {
  const summary = useSyncExternalStore(model.subscribe, model.getSnapshot);
  const { index, diff } = summary;
  // The letter is painted at once; the tree follows, and makes way for the next one.
  const { search, show } = useDeferredValue(view);
  // Not anew when a box is ticked: what is unticked among the selected stays in sight, and can be ticked again.
  const matches = useMemo(
    () =>
      filterSchema(
        index,
        { search, show },
        { selected: model.isSelected, changed: (table) => model.changeOf(table) !== null },
      ),
    [model, index, search, show],
  );
  const newTables = useMemo(() => (diff ? new Set(diff.tablesCame) : noTables), [diff]);
  useEffect(() => {
    let timer = setTimeout(prepare, restMs);
    function prepare(): void {
      const began = performance.now();
      const isLate = () => performance.now() - began > sliceMs;
      if (!index.search.prepare(isLate)) timer = setTimeout(prepare);
    }
    return () => clearTimeout(timer);
  }, [index]);

  const isRefreshing = schema.state === 'ready' && (schema.isRefreshing ?? false);
  const problem = schema.state === 'ready' && !isRefreshing ? schema.problem : undefined;
  const refresh = (
    <SchemaRefresh
      readAt={reading?.readAt ?? null}
      timeZone={props.timeZone}
      isRefreshing={isRefreshing}
      onRefresh={props.onRefresh}
    />
  );
  const isEmpty = index.tables.length === 0;
  const noMatch = describeNoMatch(matches.view);
  return (
    <WizardSheet
      footer={
        <SchemaFooter
          model={model}
          summary={summary}
          saveProblem={props.saveProblem}
          back={props.back}
          isBlind={problem !== undefined}
          isSaving={props.isSaving}
          saveLabel={props.saveLabel}
          onSave={props.onSave}
        />
      }
    >
      <div className={css.toolbar}>
        {!problem && !isEmpty && (
          <SchemaToolbar
            model={model}
            summary={summary}
            matches={matches}
            view={view}
            onViewChange={onViewChange}
          />
        )}
        {refresh}
      </div>
      {/* Spec §8: after a failed reading the columns are cleared. What is selected is kept, and shows again after the next. */}
      {problem ? (
        <div className={css.notices}>
          <ProblemNotice
            problem={problem}
            wording={describeSchemaProblem(problem)}
            onRetry={props.onRefresh}
          />
        </div>
      ) : (
        <>
          <SchemaNotices model={model} summary={summary} unreadable={reading?.unreadable ?? 0} />
          {isEmpty ? (
            <div className={css.rest}>
              <EmptyState title="The source has no tables">
                Nothing in it can be read with this login. Create a table, or grant the login access, then
                refresh.
              </EmptyState>
            </div>
          ) : matches.tables.length === 0 ? (
            <div className={css.rest}>
              <EmptyState
                title={noMatch.title}
                action={<Button onPress={() => onViewChange(defaultSchemaView)}>Show all tables</Button>}
              >
                {noMatch.words}
              </EmptyState>
            </div>
          ) : (
            <SchemaTree
              label="Tables of the source"
              model={model}
              matches={matches}
              newTables={newTables}
              showsChanges={show === 'changed'}
              onExcludeFields={props.onExcludeFields}
              onCustomPrimaryKey={props.onCustomPrimaryKey}
            />
          )}
        </>
      )}
    </WizardSheet>
  );
}

interface SchemaNoticesProps {
  model: SchemaModel;
  summary: SchemaSummary;
  unreadable: number;
}

function SchemaNotices({ model, summary, unreadable }: SchemaNoticesProps) {
  const { diff, news, isRestored } = summary;
  return (
    <div className={css.notices}>
      {isRestored && (
        <Banner role="status" title="What you chose last time is here again.">
          It is not saved yet.
        </Banner>
      )}
      {unreadable > 0 && (
        <Banner tone="caution" title={`${formatQuantity(unreadable, 'table')} could not be read.`} />
      )}
      {news && (
        <Told
          tone="caution"
          title="Somebody else has saved this schema"
          sentences={describeNews(news)}
          onDismiss={model.dismissNews}
        />
      )}
      {diff && (
        <Told title="The source has changed" sentences={describeDiff(diff)} onDismiss={model.dismissDiff} />
      )}
    </div>
  );
}

interface ToldProps extends Pick<BannerProps, 'tone' | 'title'> {
  sentences: readonly string[];
  onDismiss(): void;
}

/** Something that happened meanwhile: it stays until it is dismissed. */
function Told({ sentences, onDismiss, ...banner }: ToldProps) {
  return (
    <Banner
      {...banner}
      role="status"
      actions={
        <Button size="small" onPress={onDismiss}>
          Dismiss
        </Button>
      }
    >
      <div className={css.sentences}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Banner>
  );
}
