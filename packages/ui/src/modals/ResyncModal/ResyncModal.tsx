import { useRef, useState } from 'react';
import type { Pipeline } from '../../domain/entities/pipeline.ts';
import type { CollectionUsage } from '../../domain/entities/usage.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { describeFailure, type Problem, type ProblemWording } from '../../domain/outcome/problem.ts';
import { mapRemote, type Remote } from '../../domain/outcome/remote.ts';
import type { ShownRequests } from '../../domain/requests/shownRequest.ts';
import {
  describeRows,
  estimateResync,
  isNameTyped,
  resyncDefaults,
  toResyncForm,
  type ResyncForm,
} from '../../domain/schema/resync.ts';
import { warnFormerName } from '../../internal/warnFormerName.ts';
import { LoadingBlock } from '../../patterns/LoadingBlock/LoadingBlock.tsx';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { RemoteView } from '../../patterns/RemoteView/RemoteView.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FormDialog } from '../formDialog/FormDialog.tsx';
import { resyncPositions } from './resyncPositions.ts';
import { ResyncTables } from './ResyncTables.tsx';

export interface ResyncModalProps {
  /** The pipeline as it was when the dialog opened (T-32). */
  pipeline: Pick<Pipeline, 'name' | 'status' | 'destination'>;
  /** The tables that the pipeline replicates, with their records so far. */
  tables: Remote<readonly CollectionUsage[]>;
  /** The tables that are selected at first. @default none */
  defaultSelected?: readonly string[];
  /** @deprecated Use `defaultSelected`. The next major version removes this name. */
  chosen?: readonly string[];
  /** Called with the form of the specification. */
  onSubmit(form: ResyncForm): void;
  /** Works out what resyncing would send now. Without it, no request is offered. */
  requestsOf?(form: ResyncForm): Promise<ShownRequests>;
  /** The request is pending: the button is disabled, and the dialog stays open. @default false */
  isPending?: boolean;
  /** Offline, nothing is sent, and the dialog says why (F1). @default false */
  isOffline?: boolean;
  /** Why the last attempt failed. Nothing that was chosen is lost. */
  problem?: Problem;
  /** Loads the tables again after a failure. */
  onRetry(): void;
  /** Called to close the dialog, by its button or Escape. */
  onClose(): void;
}

/** A conflict with another load or with the pipeline's status: what to do about it. */
function wordingOf(problem: Problem): ProblemWording {
  if (problem.status !== 409)
    return describeFailure('The tables could not be resynced.', problem, 'Your selection is kept.');
  return {
    title: 'The pipeline cannot be resynced right now.',
    advice: `${problem.detail ? `${problem.detail} ` : ''}Only one load runs at a time. Try again when it is complete. Your selection is kept.`,
  };
}

/** `Resync 2 tables`, `Resync all 12 tables`. */
const labelOf = ({ resyncTables, allResyncSelected }: ResyncForm, all: number): string => {
  if (allResyncSelected) return all === 1 ? 'Resync 1 table' : `Resync all ${formatQuantity(all, 'table')}`;
  return resyncTables.length === 0
    ? 'Resync tables'
    : `Resync ${formatQuantity(resyncTables.length, 'table')}`;
};

/**
 * Loads tables of a pipeline again (spec §3 "Resync form"): which ones, whether reading starts over, and what happens
 * to loaded rows. All tables need the pipeline's name. Open as long as it is mounted.
 */
export function ResyncModal({
  pipeline,
  tables,
  chosen,
  defaultSelected = chosen ?? resyncDefaults.resyncTables,
  onSubmit,
  requestsOf,
  isPending,
  isOffline,
  problem,
  onRetry,
  onClose,
}: ResyncModalProps) {
  if (chosen !== undefined) warnFormerName('ResyncModal', 'chosen', 'defaultSelected');
  const { name, status, destination } = pipeline;
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(defaultSelected));
  const [resetState, setResetState] = useState(resyncDefaults.resetState);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const shown = mapRemote(tables, (value) => ({ value, form: toResyncForm(selected, value, resetState) }));
  const { value: all, form } = shown.state === 'ready' ? shown.value : { value: [], form: resyncDefaults };
  const count = form.allResyncSelected ? all.length : form.resyncTables.length;
  const estimate = estimateResync(form, all);
  const lacksName = form.allResyncSelected && !isNameTyped(typed, name);

  const isChanged =
    typed !== '' ||
    resetState !== resyncDefaults.resetState ||
    selected.size !== defaultSelected.length ||
    defaultSelected.some((table) => !selected.has(table));
  const submit = (): void => {
    setTried(true);
    if (count === 0) search.current?.focus();
    else if (lacksName) nameField.current?.focus();
    else onSubmit(form);
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="wide"
      title={`Resync tables of “${inSentence(name)}”`}
      description={
        status === 'running'
          ? 'The selected tables are loaded again, one after the other. Other tables continue to sync.'
          : 'The selected tables are loaded again, one after the other, as soon as the pipeline runs.'
      }
      hasChanges={isChanged}
      isPending={isPending}
      isOffline={isOffline}
      problem={problem}
      isDisabled={tables.state !== 'ready' || all.length === 0}
      submitTone={resetState ? 'critical' : 'accent'}
      submitLabel={labelOf(form, all.length)}
      requests={requestsOf && tables.state === 'ready' ? () => requestsOf(form) : undefined}
      onSubmit={submit}
    >
      {problem && <ProblemNotice problem={problem} wording={wordingOf(problem)} />}
      <RemoteView
        remote={shown}
        subject="The tables"
        skeleton={<LoadingBlock label="Loading tables" height={280} />}
        onRetry={onRetry}
      >
        {() =>
          all.length === 0 ? (
            <Banner title="This pipeline has no tables yet.">
              Include tables in its settings. They are then loaded without a resync.
            </Banner>
          ) : (
            <>
              <ResyncTables
                tables={all}
                selected={selected}
                onChange={setSelected}
                lack={isTried && count === 0 ? 'Select at least one table.' : undefined}
                searchRef={search}
              />
              <RadioGroup
                label="Where reading starts"
                options={resyncPositions}
                value={resetState ? 'reset' : 'keep'}
                onChange={(value) => setResetState(value === 'reset')}
              />
              {count > 0 && (
                <Banner tone={resetState ? 'caution' : 'info'} title={describeRows(resetState, count)}>
                  {estimate !== null && `About ${formatCount(estimate)} rows, by the records synced so far. `}
                  {destination && (
                    <>
                      Destination: <bdi translate="no">{destination.name}</bdi>.
                    </>
                  )}
                </Banner>
              )}
              {form.allResyncSelected && (
                <Form aria-label="Confirm all tables" onSubmit={submit}>
                  <TextField
                    ref={nameField}
                    label={`Type “${inSentence(name)}” to resync all tables`}
                    isRequired
                    autoComplete="off"
                    value={typed}
                    onChange={setTyped}
                    error={isTried && lacksName ? 'Type the exact name of the pipeline.' : undefined}
                  />
                </Form>
              )}
            </>
          )
        }
      </RemoteView>
    </FormDialog>
  );
}
