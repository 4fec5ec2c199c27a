import { use, useState } from 'react';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { nearestRegion } from '../../domain/entities/nearestRegion.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { pipelineForm } from '../../domain/pipelines/pipelineForm.ts';
import type { ShownRequests } from '../../domain/requests/shownRequest.ts';
import { FieldFrame } from '../../forms/fields/FieldFrame.tsx';
import { NameField } from '../../forms/fields/NameField.tsx';
import { ReadOnlyContext } from '../../forms/fields/readOnly.ts';
import { useField } from '../../forms/fields/useField.ts';
import { useNameCheck } from '../../forms/fields/useNameCheck.ts';
import { TextToCome } from '../../patterns/LoadingBlock/TextToCome.tsx';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ModelFormDialog } from '../formDialog/ModelFormDialog.tsx';

/** A region where pipelines run. */
export interface PipelineRegion {
  readonly code: string;
  readonly label: string;
}

export interface CreatePipelineModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** The regions to choose from. If they fail to load, the choice is hidden. */
  regions: Remote<readonly PipelineRegion[]>;
  /** The region nearest to this time zone is the default; without it, the first region. */
  homeTimeZone?: string;
  /** Names that are known to be taken. The service may refuse others. */
  takenNames: readonly string[];
  /** The name typed when the modal was last open. @default '' */
  initialName?: string;
  /** Called with the name on every change, to keep it. */
  onNameChange?(name: string): void;
  /** Called when the name field loses the focus, to check whether the name is taken. */
  onNameChosen(name: string): void;
  /** Called with a valid name and region. The name is trimmed. */
  onSubmit(pipeline: { name: string; region?: string }): void;
  /** Works out what creating would send now. Without it, no request is offered. */
  requestsOf?(pipeline: { name: string; region?: string }): Promise<ShownRequests>;
  /** @default false */
  isPending?: boolean;
  /** Offline, nothing is sent, and the modal says why (F1). @default false */
  isOffline?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** Called to close the modal, by its button or Escape. */
  onClose(): void;
}

/** Creates a pipeline with a name and a region (spec §3 “Create pipeline form”). It is a draft until it is started. */
export function CreatePipelineModal(props: CreatePipelineModalProps) {
  // Each opening starts with a new form.
  return props.isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal({
  regions,
  homeTimeZone = '',
  takenNames,
  initialName = '',
  onNameChange,
  onNameChosen,
  onSubmit,
  requestsOf,
  ...dialog
}: CreatePipelineModalProps) {
  const [model] = useState(() => {
    const form = createFormModel({ definition: pipelineForm, today: '' });
    if (initialName !== '') form.setValue('name', initialName);
    return form;
  });
  const noteSent = useNameCheck(model, 'name', { takenNames, problem: dialog.problem });
  const known = regions.state === 'ready' ? regions.value : [];
  const defaultRegion =
    nearestRegion(
      homeTimeZone,
      known.map(({ code }) => code),
    ) ?? known[0]?.code;
  const valueAt = (path: string, kind: 'text' | 'choice') => model.at(path, kind).getSnapshot().value;
  const entered = () => {
    const region = valueAt('region', 'choice') || defaultRegion;
    return { name: valueAt('name', 'text'), ...(region && { region }) };
  };
  return (
    <ModelFormDialog
      {...dialog}
      title="Create pipeline"
      description="Next you choose a source, a destination and the tables to sync."
      submitLabel="Create pipeline"
      failedTitle="The pipeline was not created."
      model={model}
      requests={requestsOf && (() => requestsOf(entered()))}
      onSubmit={() => {
        const pipeline = entered();
        noteSent(pipeline.name);
        onSubmit(pipeline);
      }}
    >
      <NameField model={model} onNameChange={onNameChange} onNameLeft={onNameChosen} />
      {known.length > 0 && <RegionField model={model} regions={known} defaultRegion={defaultRegion} />}
      {regions.state === 'loading' && (
        <Loading label="Loading regions">
          <div className={fieldCss.field}>
            <Skeleton width={52} height={18} />
            <Skeleton height={36} />
            <span className={fieldCss.description}>
              <TextToCome text={regionHelp} />
            </span>
          </div>
        </Loading>
      )}
      {regions.state === 'failed' && (
        <ProblemNotice
          problem={regions.problem}
          wording={{
            title: 'The regions could not be loaded.',
            advice: 'You can continue: the pipeline will run in your account’s own region.',
          }}
        />
      )}
    </ModelFormDialog>
  );
}

const regionHelp =
  'Choose the region closest to your data. It decides which addresses your firewall must allow, and cannot be changed later.';

interface RegionFieldProps {
  model: FormModel;
  regions: readonly PipelineRegion[];
  defaultRegion: string | undefined;
}

function RegionField({ model, regions, defaultRegion = '' }: RegionFieldProps) {
  const { value, error } = useField(model, 'region', 'choice');
  return (
    <FieldFrame model={model} path="region">
      <Select
        label={model.at('region').field.label}
        description={regionHelp}
        isDisabled={use(ReadOnlyContext)}
        error={error}
        options={regions.map(({ code, label }) => ({ value: code, label: `${label}, ${code}` }))}
        value={value || defaultRegion}
        onChange={(code) => model.setValue('region', code)}
      />
    </FieldFrame>
  );
}
