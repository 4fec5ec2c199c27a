import { useMemo } from 'react';
import { labelOf } from '../../domain/entities/catalogue.ts';
import type { ConnectorKind } from '../../domain/entities/connector.ts';
import type { PipelineDetail } from '../../domain/entities/pipeline.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { describeFailedRead } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import type { FileConnector } from '../../domain/pipelines/file/pipelineFile.ts';
import { isNewImport, type ImportEntry, type ImportSubject } from '../../domain/policies/importSubject.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { NameField } from '../../forms/fields/NameField.tsx';
import { ComboBox, type ComboBoxOption } from '../../patterns/ComboBox/ComboBox.tsx';
import { ConnectorMark } from '../../patterns/ConnectorMark/ConnectorMark.tsx';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import * as css from './ImportPipelineModal.css.ts';

interface ConnectorChoiceProps {
  kind: ConnectorKind;
  /** The connector that the file names. */
  wanted: FileConnector | undefined;
  chosen: FileConnector | undefined;
  connectors: Remote<readonly FileConnector[]>;
  isReadOnly: boolean;
  onChange(id: number | null): void;
  onRetry(): void;
}

const later: ComboBoxOption = { value: '', label: 'Choose later, in the setup' };
const labels = { source: 'Source', destination: 'Destination' } as const;

/** The source or destination of the pipeline. The one that the file names is chosen, if the account has it. */
function ConnectorChoice(props: ConnectorChoiceProps) {
  const { kind, wanted, chosen, connectors, isReadOnly, onChange, onRetry } = props;
  const known = connectors.state === 'ready' ? connectors.value : undefined;
  const options = useMemo(
    () => [
      later,
      ...(known ?? []).map(({ id, name, type }) => ({
        value: String(id),
        label: name,
        note: labelOf(type),
        icon: <ConnectorMark type={type} size="small" />,
      })),
    ],
    [known],
  );
  if (connectors.state === 'failed')
    return (
      <ProblemNotice
        problem={connectors.problem}
        wording={describeFailedRead(connectors.problem, `The ${kind}s of the account`)}
        onRetry={onRetry}
      />
    );
  const isMissing = known !== undefined && chosen === undefined && wanted !== undefined;
  return (
    <ComboBox
      label={labels[kind]}
      isReadOnly={isReadOnly}
      options={options}
      value={known === undefined ? null : String(chosen?.id ?? '')}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
      placeholder={known === undefined ? 'Loading…' : 'Choose'}
      {...(known === undefined && { message: `Loading ${kind}s…` })}
      {...(isMissing && {
        description: `The file names “${inSentence(wanted.name)}” (${labelOf(wanted.type)}), which is not in this account.`,
      })}
    />
  );
}

export interface ImportChoicesProps {
  entry: ImportEntry;
  onEntryChange(entry: ImportEntry): void;
  existing: PipelineDetail | null;
  subject: ImportSubject;
  sources: Remote<readonly FileConnector[]>;
  destinations: Remote<readonly FileConnector[]>;
  model: FormModel;
  onNameLeft(name: string): void;
  /** Enters a free name for a new pipeline beside the one of the file. */
  onNew(): void;
  isReadOnly: boolean;
  onRetry(part: 'sources' | 'destinations'): void;
}

/** What the import is about: a new pipeline or the existing one, its name, its source and its destination. */
export function ImportChoices(props: ImportChoicesProps) {
  const { entry, onEntryChange, existing, subject, sources, destinations } = props;
  const { model, onNameLeft, onNew, isReadOnly, onRetry } = props;
  const isNew = isNewImport(entry, existing);
  return (
    <>
      {existing && (
        <RadioGroup
          label="Import as"
          options={[
            { value: 'existing', label: `Change “${inSentence(existing.name)}”` },
            { value: 'new', label: 'New pipeline' },
          ]}
          isReadOnly={isReadOnly}
          value={isNew ? 'new' : 'existing'}
          onChange={(as) => {
            if (as === 'new') onNew();
            onEntryChange({ ...entry, as });
          }}
        />
      )}
      {isNew && <NameField model={model} onNameLeft={onNameLeft} />}
      {subject.canChoose && (
        <div className={css.pair}>
          <ConnectorChoice
            kind="source"
            wanted={entry.file.source}
            chosen={subject.source}
            connectors={sources}
            isReadOnly={isReadOnly}
            onChange={(source) => onEntryChange({ ...entry, source })}
            onRetry={() => onRetry('sources')}
          />
          <ConnectorChoice
            kind="destination"
            wanted={entry.file.destination}
            chosen={subject.destination}
            connectors={destinations}
            isReadOnly={isReadOnly}
            onChange={(destination) => onEntryChange({ ...entry, destination })}
            onRetry={() => onRetry('destinations')}
          />
        </div>
      )}
    </>
  );
}
