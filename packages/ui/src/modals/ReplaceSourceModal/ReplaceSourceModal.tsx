import { describeSchemaChoices, type SchemaChoices } from '../../domain/schema/schemaChoices.ts';
import { offlineNote } from '../../internal/offlineNote.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';

export interface ReplaceSourceModalProps {
  /** Whether it is shown; nothing else opens or closes it. */
  isOpen: boolean;
  /** The source that takes the other's place, by name. */
  name: string;
  /** What was decided about the tables of the source that goes. */
  choices: SchemaChoices;
  /** There is no network: it is not sent, and the reason is said (F1). @default false */
  isOffline?: boolean;
  /** The other source is wanted, whatever is lost. */
  onConfirm(): void;
  /** It stays as it is; also Escape and a press beside it. */
  onClose(): void;
}

/** Asked before another source takes a pipeline's tables, fields and keys away: they belong to the one that goes. */
export function ReplaceSourceModal({
  isOpen,
  name,
  choices,
  isOffline = false,
  onConfirm,
  onClose,
}: ReplaceSourceModalProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      tone="caution"
      icon={WarningIcon}
      title="Change the source?"
      description={`Lost with the present source: ${describeSchemaChoices(choices)}. The destination and the sync settings stay.`}
      note={offlineNote(isOffline)}
      footer={
        <>
          {/* The safe answer has the focus: Enter loses nothing. */}
          <Button autoFocus onPress={onClose}>
            Keep the source
          </Button>
          <Button tone="accent" variant="solid" isDisabled={isOffline} onPress={onConfirm}>
            Change the source
          </Button>
        </>
      }
    >
      <p>
        The source will be <bdi>{name}</bdi>.
      </p>
    </Dialog>
  );
}
