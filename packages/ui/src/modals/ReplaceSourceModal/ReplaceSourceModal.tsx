import { describeSchemaChoices, type SchemaChoices } from '../../domain/schema/schemaChoices.ts';
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
  /** The other source is wanted, whatever is lost. */
  onConfirm(): void;
  /** It stays as it is; also Escape and a press beside it. */
  onClose(): void;
}

/** Asked before another source takes a pipeline's tables, fields and keys away: they belong to the one that goes. */
export function ReplaceSourceModal({ isOpen, name, choices, onConfirm, onClose }: ReplaceSourceModalProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      tone="caution"
      icon={WarningIcon}
      title="Change the source?"
      description={`Lost with the present source: ${describeSchemaChoices(choices)}. The destination and the sync settings stay.`}
      footer={
        <>
          {/* The safe answer has the focus: Enter loses nothing. */}
          <Button autoFocus onPress={onClose}>
            Keep the source
          </Button>
          <Button tone="accent" variant="solid" onPress={onConfirm}>
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
