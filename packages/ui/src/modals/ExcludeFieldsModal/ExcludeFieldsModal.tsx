import { useMemo, useState } from 'react';
import type { SchemaColumn } from '../../domain/entities/schema.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { FieldPicker } from '../../patterns/FieldPicker/FieldPicker.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { FormDialog } from '../formDialog/FormDialog.tsx';

export interface ExcludeFieldsModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** Name of the table. */
  table: string;
  /** The columns of the table, in table order. */
  columns: readonly SchemaColumn[];
  /** The key columns. They are always copied, so they are not listed. */
  keys: readonly string[];
  /** Names of the currently excluded columns. */
  excluded: readonly string[];
  /** Called with all excluded columns, in table order. */
  onSubmit(form: { table: string; excluded: readonly string[] }): void;
  /** Called to close the modal, by its button or Escape. */
  onClose(): void;
}

/**
 * Excludes fields of a table from replication (spec §3 "Collection exclusion form"). As in the schema tree, a selected
 * field is copied.
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
  const isChanged = offered.some(({ name }) => copied.has(name) === excluded.includes(name));
  const isNothingLeft = offered.length === columns.length && copied.size === 0;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="wide"
      title={`Exclude fields of “${inSentence(table)}”`}
      description={
        keys.length > 0
          ? `Only selected columns are copied. The primary key (${keys.join(', ')}) is always copied.`
          : 'Only selected columns are copied.'
      }
      hasChanges={isChanged}
      submitLabel="Apply"
      isDisabled={isNothingLeft}
      onSubmit={() =>
        onSubmit({ table, excluded: offered.map(({ name }) => name).filter((name) => !copied.has(name)) })
      }
    >
      <FieldPicker label={`Columns of ${table}`} fields={offered} selected={copied} onChange={setCopied} />
      {isNothingLeft && (
        <Banner tone="caution" role="status" title="Select at least one column.">
          To copy nothing from this table, deselect the table.
        </Banner>
      )}
    </FormDialog>
  );
}
