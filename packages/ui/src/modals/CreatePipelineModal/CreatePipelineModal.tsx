import { useRef, useState } from 'react';
import { maxLength } from '../../domain/limits.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Remote } from '../../domain/remote.ts';
import * as fieldCss from '../../internal/field/Field.css.ts';
import { offlineNote } from '../../internal/offlineNote.ts';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { useCountdown } from '../../patterns/ProblemNotice/useCountdown.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { checkNewPipeline, fieldProblem, type NewPipelineErrors } from './CreatePipelineModal.logic.ts';

/** A place where pipelines run. */
export interface PipelineRegion {
  readonly code: string;
  readonly label: string;
}

export interface CreatePipelineModalProps {
  /** Whether it is shown; nothing else opens or closes it. */
  isOpen: boolean;
  /** Where a pipeline can run; the first is offered. Where it cannot be told, the choice is left out. */
  regions: Remote<readonly PipelineRegion[]>;
  /** Names that are known to be taken; the service has the last word. */
  takenNames: readonly string[];
  /** What was typed when it was last open, where that is worth going on with. @default '' */
  initialName?: string;
  /** The name as it is typed, for whoever keeps it. */
  onNameChange?(name: string): void;
  /** The name was left: time to look whether it is taken. */
  onNameChosen(name: string): void;
  /** Name and region were judged and are right. The name is trimmed. */
  onSubmit(pipeline: { name: string; region?: string }): void;
  /** @default false */
  isPending?: boolean;
  /** There is no network: it is not sent, and the reason is said (F1). @default false */
  isOffline?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** It was put away, by its button or by Escape. */
  onClose(): void;
}

/** Begins a pipeline: its name and where it runs (spec §3 “Create pipeline form”). It is a draft until it is started. */
export function CreatePipelineModal(props: CreatePipelineModalProps) {
  // Each opening begins anew.
  return props.isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal({
  regions,
  takenNames,
  initialName = '',
  onNameChange,
  onNameChosen,
  onSubmit,
  isPending = false,
  isOffline = false,
  problem,
  onClose,
}: CreatePipelineModalProps) {
  const [name, setName] = useState(initialName);
  const [chosenRegion, setChosenRegion] = useState<string>();
  const [errors, setErrors] = useState<NewPipelineErrors>({});
  // What the service said of a name goes with the name.
  const [outdated, setOutdated] = useState<Problem>();
  const nameField = useRef<HTMLInputElement>(null);
  const formId = 'create-pipeline';
  const isResting = useCountdown(problem) > 0;

  const known = regions.state === 'ready' ? regions.value : [];
  const region = chosenRegion ?? known[0]?.code;

  const check = () => {
    const found = checkNewPipeline(name, takenNames);
    setErrors(found);
    return found;
  };
  const inField = problem && problem !== outdated ? fieldProblem(problem, 'name') : undefined;
  const submit = () => {
    if (isPending || isOffline) return;
    if (check().name ?? inField) nameField.current?.focus();
    else onSubmit({ name: name.trim(), ...(region && { region }) });
  };
  const leaveName = () => {
    if (name.trim() === '') return;
    check();
    onNameChosen(name.trim());
  };

  // A name that turns out to be taken while it stands there is said at once, typed or not.
  const takenSince = name.trim() !== '' ? checkNewPipeline(name, takenNames).name : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Create pipeline"
      description="A source, a destination and what moves between them come next."
      isPending={isPending}
      note={offlineNote(isOffline)}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="accent"
            variant="solid"
            isPending={isPending}
            isDisabled={isResting || isOffline}
          >
            Create pipeline
          </Button>
        </>
      }
    >
      {problem && !fieldProblem(problem, 'name') && <ProblemNotice problem={problem} />}
      <Form id={formId} aria-label="Create pipeline" onSubmit={submit}>
        <TextField
          ref={nameField}
          autoFocus
          isRequired
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={maxLength.standard}
          value={name}
          onChange={(typed) => {
            setName(typed);
            onNameChange?.(typed);
            setErrors({});
            setOutdated(problem);
          }}
          onBlur={leaveName}
          error={errors.name ?? takenSince ?? inField}
        />
        {known.length > 0 && region && (
          <Select
            label="Region"
            description="Where the pipeline runs. Choose the one nearest to your data."
            options={known.map(({ code, label }) => ({ value: code, label: `${label}, ${code}` }))}
            value={region}
            onChange={setChosenRegion}
          />
        )}
        {regions.state === 'loading' && (
          <Loading label="Loading the regions">
            <div className={fieldCss.field}>
              <Skeleton width={52} height={18} />
              <Skeleton height={36} />
              <Skeleton width="75%" height={18} />
            </div>
          </Loading>
        )}
        {regions.state === 'failed' && (
          <ProblemNotice
            problem={regions.problem}
            wording={{
              title: 'The regions could not be loaded.',
              advice: 'You can go on: the pipeline then runs in your account’s own region.',
            }}
          />
        )}
      </Form>
    </Dialog>
  );
}
