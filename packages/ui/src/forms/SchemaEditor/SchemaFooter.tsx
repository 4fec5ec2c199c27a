import type { SyncMapping } from '../../domain/entities/schema.ts';
import { formatQuantity } from '../../domain/format/count.ts';
import { describeFailure, type Problem } from '../../domain/outcome/problem.ts';
import type { SchemaModel, SchemaSummary } from '../../domain/schema/schemaModel.ts';
import { describeChanges, describeSelection, whyNotSaveSchema } from '../../domain/schema/schemaWords.ts';
import { useSnapshot } from '../../internal/useSnapshot.ts';
import { useCountdown } from '../../patterns/ProblemNotice/useCountdown.ts';
import type { WizardFooterProps } from '../../patterns/Wizard/WizardFooter.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './SchemaEditor.css.ts';

export interface SchemaFooterProps {
  model: SchemaModel;
  onSave(request: { syncMappings: readonly SyncMapping[] }): void;
  isSaving?: boolean;
  saveLabel?: string;
  saveProblem?: Problem;
  /** The tables could not be read, so their current state is unknown. */
  isBlind: boolean;
  isLive: boolean;
  isReadOnly: boolean;
}

type Lack = Pick<SchemaFooterProps, 'model' | 'isBlind' | 'isLive' | 'isReadOnly'>;

/** Why the selection cannot be saved; `undefined` if it can, or if nobody may. */
function lackOf({ model, isBlind, isLive, isReadOnly }: Lack, summary: SchemaSummary): string | undefined {
  if (isReadOnly) return undefined;
  if (isBlind) return 'Refresh the schema to save.';
  const open = isLive ? model.conflicts().length : 0;
  if (open > 0) return `Choose a version of ${formatQuantity(open, 'table')} to save.`;
  const isUnchanged = isLive && describeChanges(summary.changes) === '';
  return isUnchanged ? 'No changes to save.' : whyNotSaveSchema(summary.selectedTables);
}

/** The size of the selection, its changes, and why it cannot be saved. */
function SelectionNote(props: Lack) {
  const summary = useSnapshot(props.model);
  const changes = describeChanges(summary.changes);
  const lack = lackOf(props, summary);
  // A setup starts with an empty selection, which is no error before the user changes it.
  const isFault = lack !== undefined && (props.isBlind || (props.isLive ? changes !== '' : summary.canUndo));
  const selected = { tables: summary.selectedTables, columns: summary.selectedColumns };
  return (
    <div className={css.note}>
      <span>{describeSelection(selected, summary.index.tables.length)}</span>
      <span role="status" className={isFault ? css.lack : lack ? css.lackAtFirst : css.changes}>
        {lack ?? changes}
      </span>
    </div>
  );
}

function UndoButton({ model, isSaving }: Pick<SchemaFooterProps, 'model' | 'isSaving'>) {
  const { canUndo } = useSnapshot(model);
  return (
    <Button isDisabled={!canUndo || isSaving} onPress={model.undo}>
      Undo
    </Button>
  );
}

function SaveButton({
  saveProblem,
  isSaving = false,
  saveLabel = 'Save and continue',
  onSave,
  ...props
}: SchemaFooterProps) {
  const isCoolingDown = useCountdown(saveProblem) > 0;
  const lack = lackOf(props, useSnapshot(props.model));
  return (
    <Button
      tone="accent"
      variant="solid"
      isPending={isSaving}
      isDisabled={lack !== undefined || isCoolingDown}
      onPress={() => onSave({ syncMappings: props.model.toSyncMappings() })}
    >
      {saveLabel}
    </Button>
  );
}

/** What the bar of the sheet shows beside the way back, once the schema has loaded. */
export const schemaFooter = (props: SchemaFooterProps): Omit<WizardFooterProps, 'back'> => ({
  failure: props.saveProblem && {
    problem: props.saveProblem,
    wording: describeFailure('The tables could not be saved.', props.saveProblem, 'Your selection is kept.'),
  },
  note: <SelectionNote {...props} />,
  test: !props.isReadOnly && <UndoButton {...props} />,
  next: !props.isReadOnly && <SaveButton {...props} />,
});
