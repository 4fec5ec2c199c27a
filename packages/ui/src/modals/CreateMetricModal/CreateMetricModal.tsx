import { useEffect, useMemo, useRef, useState } from 'react';
import type { MetricDataStore } from '../../domain/observability/metric.ts';
import type { StoreSchema } from '../../domain/observability/storeSchema.ts';
import {
  changeMetricDraft,
  columnsOfDraft,
  lastValueOfDraft,
  metricErrors,
  metricFieldAt,
  previewOfDraft,
  withKnownRange,
  type MeasuredMetric,
  type MetricDraft,
  type MetricField,
} from '../../domain/observability/metricForm.ts';
import { rangeTrial, type KnownOfMetric } from '../../domain/observability/rangeTrial.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { describeExpectation } from '../../domain/observability/describeMetric.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FormDialog } from '../formDialog/FormDialog.tsx';
import { MetricConditions } from './MetricConditions.tsx';
import { MetricPlace } from './MetricPlace.tsx';
import { MetricRange } from './MetricRange.tsx';
import type { MetricEntries } from './metricEntries.ts';
import * as css from './CreateMetricModal.css.ts';

export type { KnownOfMetric } from '../../domain/observability/rangeTrial.ts';

export interface CreateMetricModalProps {
  /** The name of the metric that is changed; without it, a new one is created. */
  editing?: string;
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** The entries: `emptyMetricDraft`, or those of a saved metric. The container holds them, so that none is lost. */
  draft: MetricDraft;
  /** Called with every change of the entries. */
  onDraftChange(draft: MetricDraft): void;
  /** The active sources and destinations. */
  stores: Remote<readonly MetricDataStore[]>;
  /** Whether the account has more of them than `stores`. @default false */
  hasMoreStores?: boolean;
  /** The tables of the chosen source or destination. */
  schema: Remote<StoreSchema>;
  /** Whether the account has the newer metric types (spec §6). @default false */
  hasNewer?: boolean;
  /** Names of other metrics that are known to be taken. The service may refuse others. */
  takenNames: readonly string[];
  /** Saved metrics. The last value of one that measures the same suggests the range. @default [] */
  measured?: readonly MeasuredMetric[];
  /**
   * What is known of the values of a saved metric. The form says how many of them the entered range would leave outside,
   * while it measures the same. @default nothing is said
   */
  known?: KnownOfMetric | undefined;
  /** Called with the name when its field loses the focus, to check whether it is taken. */
  onNameLeft(name: string): void;
  /** All entries are valid: send `toMetric(draft, columns)`. */
  onSubmit(): void;
  /** The metric is being saved. @default false */
  isSaving?: boolean;
  /** Why the last attempt failed. Errors of fields are shown at their fields. */
  problem?: Problem | undefined;
  /** Offline, nothing is sent, and the dialog says why (F1). @default false */
  isOffline?: boolean;
  /** Loads the stores or the tables again after a failure. */
  onRetry(part: 'stores' | 'schema'): void;
  /** Called to close the dialog, by its button or Escape. */
  onClose(): void;
}

const wordsOf = (editing: string | undefined) =>
  editing === undefined
    ? { title: 'Create metric', submitLabel: 'Create metric', failed: 'The metric was not created.' }
    : {
        title: `Edit “${inSentence(editing)}”`,
        submitLabel: 'Save changes',
        failed: 'The metric was not changed.',
      };

/** The value of an entry, to tell whether it was changed after the service refused it. */
function entryAt(draft: MetricDraft, field: MetricField): unknown {
  const [name = '', index, part] = field.split('.');
  if (name !== 'conditions') return new Map<string, unknown>(Object.entries(draft)).get(name);
  const condition = draft.conditions[Number(index)];
  return condition && new Map<string, unknown>(Object.entries(condition)).get(part ?? '');
}

/** Whether an entry belongs to a condition that was added after the last attempt: nothing is wrong with it yet. */
function isNewCondition(field: MetricField, draft: MetricDraft, sent: MetricDraft | undefined): boolean {
  const [name, index] = field.split('.');
  if (name !== 'conditions') return false;
  const key = draft.conditions[Number(index)]?.key;
  return !sent?.conditions.some((condition) => condition.key === key);
}

/** The service's errors of entries that have not been changed since, and those that belong to no entry. */
function refusalsOf(problem: Problem | undefined, sent: MetricDraft | undefined, draft: MetricDraft) {
  const atFields = new Map<MetricField, string>();
  const others: string[] = [];
  for (const { location, message } of problem?.fieldErrors ?? []) {
    const field = metricFieldAt(location);
    if (field === undefined) others.push(message);
    else if (!sent || entryAt(sent, field) === entryAt(draft, field)) atFields.set(field, message);
  }
  return { atFields, others };
}

/** Moves the focus to the first control with an error. */
const focusFirstError = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('input[aria-invalid=true], [data-invalid] button')?.focus();

/** Creates or changes a metric: where it is measured, what, and which values are expected (spec §2, §3). */
export function CreateMetricModal({
  editing,
  draft,
  onDraftChange,
  stores,
  hasMoreStores = false,
  schema,
  hasNewer = false,
  takenNames,
  measured = [],
  known,
  onNameLeft,
  onSubmit,
  isSaving = false,
  onRetry,
  ...dialog
}: CreateMetricModalProps) {
  const { failed, ...words } = wordsOf(editing);
  const { problem } = dialog;
  const form = useRef<HTMLDivElement>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isNameLeft, setNameLeft] = useState(false);
  const [sent, setSent] = useState<MetricDraft>();
  const [start] = useState(() => JSON.stringify(draft));
  const isChanged = JSON.stringify(draft) !== start;
  const tables = schema.state === 'ready' ? schema.value : undefined;
  const columns = useMemo(() => columnsOfDraft(tables, draft.table), [tables, draft.table]);
  const own = metricErrors(draft, { columns, takenNames });
  const { atFields, others } = refusalsOf(problem, sent, draft);
  const fieldErrors = problem?.fieldErrors;
  useEffect(() => {
    if (fieldErrors) focusFirstError(form.current);
  }, [fieldErrors]);
  const errorAt = (field: MetricField): string | undefined => {
    const isShown =
      (wasSubmitted && !isNewCondition(field, draft, sent)) ||
      (field === 'name' && isNameLeft && draft.name.trim() !== '');
    return (isShown ? own.get(field) : undefined) ?? atFields.get(field);
  };
  const lastValueOf = (entered: MetricDraft) => lastValueOfDraft(entered, columns, measured);
  const entries: MetricEntries = {
    draft,
    columns,
    isReadOnly: isSaving,
    errorAt,
    change(change) {
      const next = changeMetricDraft(draft, change, columns, { hasNewer });
      onDraftChange(withKnownRange(draft, next, lastValueOf));
    },
  };
  const preview = previewOfDraft(draft, columns);
  const submit = (): void => {
    setSubmitted(true);
    setSent(draft);
    if (own.size === 0) onSubmit();
    // The errors appear with the next rendering.
    else requestAnimationFrame(() => focusFirstError(form.current));
  };
  return (
    <FormDialog
      {...dialog}
      {...words}
      description="A value measured from a table every hour."
      size="wide"
      hasChanges={isChanged}
      isPending={isSaving}
      note={
        <span className={css.preview} role="status">
          {preview && describeExpectation(preview)}
        </span>
      }
      onSubmit={submit}
    >
      {(attributes) => (
        <>
          {problem && !fieldErrors?.length && <ProblemNotice problem={problem} />}
          {others.length > 0 && (
            <Banner tone="critical" role="alert" title={failed}>
              {others.join(' ')}
            </Banner>
          )}
          <Form {...attributes}>
            <div ref={form} className={css.fields}>
              <TextField
                label="Name"
                name="name"
                autoFocus
                isRequired
                autoComplete="off"
                isReadOnly={isSaving}
                value={draft.name}
                onChange={(name) => entries.change({ name })}
                onBlur={() => {
                  setNameLeft(true);
                  if (draft.name.trim() !== '') onNameLeft(draft.name.trim());
                }}
                error={errorAt('name')}
              />
              <MetricPlace
                {...entries}
                stores={stores}
                hasMoreStores={hasMoreStores}
                schema={schema}
                hasNewer={hasNewer}
                onRetry={onRetry}
              />
              <MetricConditions {...entries} onDraftChange={onDraftChange} />
              <MetricRange
                {...entries}
                lastValue={lastValueOf(draft)}
                trial={rangeTrial(draft, columns, known)}
              />
            </div>
          </Form>
        </>
      )}
    </FormDialog>
  );
}
