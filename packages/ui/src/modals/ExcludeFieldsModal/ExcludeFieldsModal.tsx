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
  /** The columns of its key. They are not listed: they are always copied. */
  keys: readonly string[];
  /** Names of the columns that are excluded now. */
  excluded: readonly string[];
  /** Gets the whole list, in the order of the table. */
  onSubmit(form: { table: string; excluded: readonly string[] }): void;
  /** It was put away, by its button or by Escape. */
  onClose(): void;
}

/**
 * Excludes fields of one table from replication (spec §3 "Collection exclusion form"). As in the tree around it, a
 * selected field is copied.
 */
export function ExcludeFieldsModal(props: ExcludeFieldsModalProps) {
  // Unmounting discards a selection that was not submitted.
  return props.isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal({ table, columns, keys, excluded, onSubmit, onClose }: ExcludeFieldsModalProps) {
  const offered = useMemo(() => columns.filter(({ name }) => !keys.includes(name)), [columns, keys]);
  const [copied, setCopied] = useState<ReadonlySet<string>>(
    () => new Set(offered.map(({ name }) => name).filter((name) => !excluded.includes(name))),
  );
  const isNothingLeft = offered.length === columns.length && copied.size === 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={`Exclude fields of “${inSentence(table)}”`}
      description={
        keys.length > 0
          ? `Only selected fields are copied. The primary key (${keys.join(', ')}) is always copied.`
          : 'Only selected fields are copied.'
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
                excluded: offered.map(({ name }) => name).filter((name) => !copied.has(name)),
              })
            }
          >
            Apply
          </Button>
        </>
      }
    >
      <FieldPicker label={`Fields of ${table}`} fields={offered} picked={copied} onChange={setCopied} />
      {isNothingLeft && (
        <Banner tone="caution" role="status" title="Select at least one field.">
          To copy nothing from this table, deselect the table.
        </Banner>
      )}
    </Dialog>
  );
}
