import { describeSchemaChoices } from '../../domain/schema/describeSchemaChoices.ts';
import type { SchemaChoices } from '../../domain/schema/schemaChoices.ts';
import { offlineNote } from '../../internal/notes.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';

export interface ReplaceSourceModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** Name of the new source. */
  name: string;
  /** The selections in the tables of the current source, which would be lost. */
  choices: SchemaChoices;
  /** Offline, nothing is sent, and the modal says why (F1). @default false */
  isOffline?: boolean;
  /** Called to replace the source. */
  onConfirm(): void;
  /** Called to keep the current source, by the button, Escape or a press outside. */
  onClose(): void;
}

/** Shown before another source replaces the current one, whose selected tables, fields and keys would be lost. */
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
      title="Change source?"
      description={`You will lose: ${describeSchemaChoices(choices)}. The destination and the sync settings are kept.`}
      note={offlineNote(isOffline)}
      footer={
        <>
          {/* The safe button has the focus: Enter loses nothing. */}
          <Button autoFocus onPress={onClose}>
            Keep source
          </Button>
          <Button tone="accent" variant="solid" isDisabled={isOffline} onPress={onConfirm}>
            Change source
          </Button>
        </>
      }
    >
      <p>
        The new source is <bdi translate="no">{name}</bdi>.
      </p>
    </Dialog>
  );
}
