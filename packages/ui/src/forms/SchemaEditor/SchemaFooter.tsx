import type { SyncMapping } from '../../domain/entities/schema.ts';
import { formatQuantity } from '../../domain/format/count.ts';
import type { Problem } from '../../domain/problem.ts';
import type { SchemaModel, SchemaSummary } from '../../domain/schema/schemaModel.ts';
import { describeChanges, describeSelection, whyNotSaveSchema } from '../../domain/schema/schemaWords.ts';
import { useCountdown } from '../../patterns/ProblemNotice/useCountdown.ts';
import { WizardFooter, type WizardFooterProps } from '../../patterns/Wizard/WizardFooter.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './SchemaEditor.css.ts';

interface SchemaFooterProps {
  model: SchemaModel;
  summary: SchemaSummary;
  onSave(request: { syncMappings: readonly SyncMapping[] }): void;
  isSaving?: boolean;
  saveLabel?: string;
  saveProblem?: Problem;
  back?: WizardFooterProps['back'];
  /** The tables could not be read, so their current state is unknown. */
  isBlind: boolean;
  isLive: boolean;
  isReadOnly: boolean;
}

type Lack = Pick<SchemaFooterProps, 'model' | 'summary' | 'isBlind' | 'isLive'>;

/** Why the selection cannot be saved; `undefined` if it can. */
function lackOf({ model, summary, isBlind, isLive }: Lack): string | undefined {
  if (isBlind) return 'Refresh the schema to save.';
  const open = isLive ? model.conflicts().length : 0;
  if (open > 0) return `Choose a version of ${formatQuantity(open, 'table')} to save.`;
  const isUnchanged = isLive && describeChanges(summary.changes) === '';
  return isUnchanged ? 'No changes to save.' : whyNotSaveSchema(summary.selectedTables);
}

/** The size of the selection, the changes, and the buttons to undo, go back and save. */
export function SchemaFooter({
  model,
  summary,
  saveProblem,
  back,
  isBlind,
  isLive,
  isReadOnly,
  isSaving = false,
  saveLabel = 'Save and continue',
  onSave,
}: SchemaFooterProps) {
  const isResting = useCountdown(saveProblem) > 0;
  const changes = describeChanges(summary.changes);
  const lack = isReadOnly ? undefined : lackOf({ model, summary, isBlind, isLive });
  // A setup starts with an empty selection, which is no error before the user changes it.
  const isFault = lack !== undefined && (isBlind || (isLive ? changes !== '' : summary.canUndo));
  const selected = { tables: summary.selectedTables, columns: summary.selectedColumns };
  return (
    <WizardFooter
      back={back}
      failure={saveProblem && { problem: saveProblem }}
      note={
        <div className={css.note}>
          <span>{describeSelection(selected, summary.index.tables.length)}</span>
          <span role="status" className={isFault ? css.lack : lack ? css.lackAtFirst : css.changes}>
            {lack ?? changes}
          </span>
        </div>
      }
      test={
        !isReadOnly && (
          <Button isDisabled={!summary.canUndo || isSaving} onPress={model.undo}>
            Undo
          </Button>
        )
      }
      next={
        !isReadOnly && (
          <Button
            tone="accent"
            variant="solid"
            isPending={isSaving}
            isDisabled={lack !== undefined || isResting}
            onPress={() => onSave({ syncMappings: model.toSyncMappings() })}
          >
            {saveLabel}
          </Button>
        )
      }
    />
  );
}
