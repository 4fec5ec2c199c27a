import { useMemo, useState } from 'react';
import type { SchemaColumn } from '../../domain/entities/schema.ts';
import { inSentence } from '../../domain/hiddenCharacters.ts';
import { FieldPicker } from '../../patterns/FieldPicker/FieldPicker.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

export interface ExcludeFieldsModalProps {
  /** Whether it is shown; nothing else opens or closes it. */
  isOpen: boolean;
  /** Name of the table. */
  table: string;
  /** The columns of the table, in its own order. */
  columns: readonly SchemaColumn[];
  /** The columns of its key, which are not offered: without them no row can be told from another. */
  keys: readonly string[];
  /** Names of the columns that are left out now. */
  excluded: readonly string[];
  /** Gets the whole list, in the order of the table. */
  onSubmit(form: { table: string; excluded: readonly string[] }): void;
  /** It was put away, by its button or by Escape. */
  onClose(): void;
}

/** Chooses the fields of one table that never reach the destination (spec §3 "Collection exclusion form"). */
export function ExcludeFieldsModal(props: ExcludeFieldsModalProps) {
  // What was ticked and not submitted is forgotten with the dialog.
  return props.isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal({ table, columns, keys, excluded, onSubmit, onClose }: ExcludeFieldsModalProps) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(excluded));
  const offered = useMemo(() => columns.filter(({ name }) => !keys.includes(name)), [columns, keys]);
  const isNothingLeft = offered.length === columns.length && picked.size === columns.length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={`Exclude fields of “${inSentence(table)}”`}
      description={
        keys.length > 0
          ? `Ticked fields are not copied to the destination. The key always is: ${keys.join(', ')}.`
          : 'Ticked fields are not copied to the destination.'
      }
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            tone="accent"
            variant="solid"
            isDisabled={isNothingLeft}
            onPress={() =>
              onSubmit({
                table,
                excluded: offered.map(({ name }) => name).filter((name) => picked.has(name)),
              })
            }
          >
            Exclude fields
          </Button>
        </>
      }
    >
      <FieldPicker label={`Fields of ${table}`} fields={offered} picked={picked} onChange={setPicked} />
      {isNothingLeft && (
        <Banner tone="caution" role="status" title="At least one field has to stay.">
          To take nothing of this table, deselect the table itself.
        </Banner>
      )}
    </Dialog>
  );
}
