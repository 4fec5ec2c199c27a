import { useState } from 'react';
import type { PipelineDetail } from '../../domain/entities/pipeline.ts';
import type { SchemaCollections, SyncMapping } from '../../domain/entities/schema.ts';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import { describeFailedRead, describeProblem, type Problem } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import type { FileConnector, PipelineFile } from '../../domain/pipelines/file/pipelineFile.ts';
import { pipelineNameForm } from '../../domain/pipelines/pipelineForm.ts';
import { importSourceId, type ImportEntry } from '../../domain/policies/importSubject.ts';
import { planImport, type ImportPlan, type ImportedSettings } from '../../domain/policies/pipelineImport.ts';
import type { ShownRequests } from '../../domain/requests/shownRequest.ts';
import { freeCopyName } from '../../domain/text/copyName.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { comparableName } from '../../domain/text/uniqueName.ts';
import { useNameCheck } from '../../forms/fields/useNameCheck.ts';
import { LoadingBlock } from '../../patterns/LoadingBlock/LoadingBlock.tsx';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { ModelFormDialog } from '../formDialog/ModelFormDialog.tsx';
import { ImportChoices } from './ImportChoices.tsx';
import { ImportPlanView } from './ImportPlanView.tsx';
import { SettingsFileField } from './SettingsFileField.tsx';
import * as css from './ImportPipelineModal.css.ts';

export type { FileConnector, PipelineFile } from '../../domain/pipelines/file/pipelineFile.ts';
export type { ImportEntry } from '../../domain/policies/importSubject.ts';

/** What the person confirms: what is sent, and for which pipeline. */
export interface PipelineImport {
  /** The pipeline that changes, as it was shown; null to create one. */
  readonly target: PipelineDetail | null;
  /** The name of the pipeline, trimmed. */
  readonly name: string;
  /** The region of a new pipeline; missing for that of the account. */
  readonly region?: string;
  readonly settings: ImportedSettings;
  /** The tables that change. */
  readonly mappings: readonly SyncMapping[];
}

/** A part of an import that was not saved. */
export interface ImportFailure {
  /** Its name: the label of a setting, or `Table orders`. */
  readonly part: string;
  readonly problem: Problem;
}

/** An import of which a part was not saved. The rest is. */
export interface PartialImport {
  readonly name: string;
  readonly isNew: boolean;
  readonly failures: readonly ImportFailure[];
  /** The page on which to go on without the file. */
  readonly href: string;
}

export interface ImportPipelineModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** The file and the choices; `undefined` until a file was read. */
  entry: ImportEntry | undefined;
  /** Called when a file was read, a choice was made, or the file is removed. */
  onEntryChange(entry: ImportEntry | undefined): void;
  /** The pipeline with the name of the file; null if there is none. */
  existing: Remote<PipelineDetail | null>;
  /** The active sources of the account. */
  sources: Remote<readonly FileConnector[]>;
  /** The active destinations of the account. */
  destinations: Remote<readonly FileConnector[]>;
  /** The tables of the source of the import; `importSourceId` says of which. */
  tables: Remote<SchemaCollections>;
  /** The codes of the regions. @default any region is taken as it is */
  regions?: readonly string[] | undefined;
  /** Names that are known to be taken. The service may refuse others. */
  takenNames: readonly string[];
  /** Called when the name field loses the focus, to check whether the name is taken. */
  onNameLeft(name: string): void;
  /** Called with what is confirmed. */
  onSubmit(confirmed: PipelineImport): void;
  /** Works out what confirming would send now. Without it, no request is offered. */
  requestsOf?(confirmed: PipelineImport): Promise<ShownRequests>;
  /** What the last attempt did not save. The plan then shows what is left to do. */
  partial?: PartialImport | undefined;
  /** @default false */
  isPending?: boolean;
  /** Offline, nothing is sent, and the modal says why (F1). @default false */
  isOffline?: boolean;
  /** Why the last attempt failed as a whole. */
  problem?: Problem | undefined;
  /** Reads a part again. */
  onRetry(part: 'existing' | 'sources' | 'destinations' | 'tables'): void;
  /** Called to close the modal, by its button or Escape. */
  onClose(): void;
}

/** Longer names would make a button of two lines. */
const longestName = 30;

const submitLabelOf = (plan: ImportPlan | undefined): string => {
  if (!plan?.target) return 'Create pipeline';
  const { name } = plan.target;
  return name.length > longestName ? 'Apply settings' : `Apply to ${inSentence(name)}`;
};

const nameModel = (file: PipelineFile | undefined) =>
  createFormModel({
    definition: pipelineNameForm,
    today: '',
    stored: { name: file?.name ?? '', config: {} },
  });

/** What was not saved, part by part. */
function NotSaved({ name, isNew, failures, href }: PartialImport) {
  return (
    <Banner
      tone="caution"
      role="alert"
      title={
        isNew
          ? `“${inSentence(name)}” was created, but a part of the file was not saved.`
          : `A part of the file was not saved to “${inSentence(name)}”.`
      }
      actions={
        <ButtonLink size="small" href={href}>
          {isNew ? 'Continue setup' : 'Open pipeline'}
        </ButtonLink>
      }
    >
      <ul className={css.notes} aria-label="Not saved">
        {failures.map(({ part, problem }) => {
          const { title, advice } = describeProblem(problem);
          return (
            <li key={part}>
              <bdi translate="no">{part}</bdi>: {problem.detail ?? `${title} ${advice}`}
            </li>
          );
        })}
      </ul>
      The rest is saved. What is left to do is below.
    </Banner>
  );
}

/**
 * Imports the settings of a pipeline from a file: reads it, says what is wrong, and shows what would be created or changed
 * before anything is sent.
 */
export function ImportPipelineModal(props: ImportPipelineModalProps) {
  // Each opening starts with a new name.
  return props.isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal({
  entry,
  onEntryChange,
  existing,
  sources,
  destinations,
  tables,
  regions,
  takenNames,
  onNameLeft,
  onSubmit,
  requestsOf,
  partial,
  onRetry,
  ...dialog
}: ImportPipelineModalProps) {
  const { isPending = false, problem } = dialog;
  const [named, setNamed] = useState(() => ({ file: entry?.file, model: nameModel(entry?.file) }));
  if (named.file !== entry?.file) setNamed({ file: entry?.file, model: nameModel(entry?.file) });
  const { model } = named;
  const found = existing.state === 'ready' ? existing.value : null;
  const account = {
    existing: found,
    sources: sources.state === 'ready' ? sources.value : undefined,
    destinations: destinations.state === 'ready' ? destinations.value : undefined,
  };
  const isKnown = existing.state === 'ready';
  const needsTables = entry !== undefined && isKnown && importSourceId(entry, account) !== undefined;
  const plan =
    entry && isKnown
      ? planImport(entry, {
          ...account,
          regions,
          tables: needsTables && tables.state === 'ready' ? tables.value : undefined,
        })
      : undefined;
  const noteSent = useNameCheck(model, 'name', { takenNames: plan?.target ? [] : takenNames, problem });
  const isReading =
    (needsTables && tables.state === 'loading') ||
    (plan?.canChoose === true && (sources.state === 'loading' || destinations.state === 'loading'));
  const confirmed = (): PipelineImport | undefined =>
    plan && {
      target: plan.target,
      name: plan.target?.name ?? model.at('name', 'text').getSnapshot().value.trim(),
      ...(plan.region !== undefined && { region: plan.region }),
      settings: plan.settings,
      mappings: plan.tables?.mappings ?? [],
    };
  return (
    <ModelFormDialog
      {...dialog}
      size="wide"
      title="Import pipeline"
      description="Reads the settings of a pipeline from a file. Nothing is sent before you confirm."
      submitLabel={submitLabelOf(plan)}
      failedTitle="The file was not imported."
      isDisabled={plan === undefined || plan.isEmpty || isReading}
      model={model}
      requests={
        requestsOf &&
        (async () => {
          const wanted = confirmed();
          return wanted && !plan?.isEmpty ? requestsOf(wanted) : { requests: [] };
        })
      }
      onSubmit={() => {
        const wanted = confirmed();
        if (!wanted) return;
        noteSent(wanted.name);
        onSubmit(wanted);
      }}
    >
      {partial && <NotSaved {...partial} />}
      <SettingsFileField entry={entry} onEntryChange={onEntryChange} isReadOnly={isPending} />
      {entry && existing.state === 'loading' && (
        <LoadingBlock label="Comparing with your pipelines" rows={3} />
      )}
      {entry && existing.state === 'failed' && (
        <ProblemNotice
          problem={existing.problem}
          wording={describeFailedRead(existing.problem, 'Your pipelines')}
          onRetry={() => onRetry('existing')}
        />
      )}
      {entry && plan && (
        <>
          <ImportChoices
            entry={entry}
            onEntryChange={onEntryChange}
            existing={found}
            subject={plan}
            sources={sources}
            destinations={destinations}
            model={model}
            onNameLeft={onNameLeft}
            onNew={() =>
              model.setValue(
                'name',
                freeCopyName(entry.file.name, (candidate) =>
                  takenNames.some((name) => comparableName(name) === comparableName(candidate)),
                ),
              )
            }
            isReadOnly={isPending}
            onRetry={onRetry}
          />
          <ImportPlanView
            plan={plan}
            tables={needsTables ? tables : undefined}
            onRetryTables={() => onRetry('tables')}
          />
        </>
      )}
    </ModelFormDialog>
  );
}
