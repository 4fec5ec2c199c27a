import { useState } from 'react';
import type { SchemaColumn } from '../../domain/entities/schema.ts';
import { formatQuantity } from '../../domain/format/count.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { FieldPicker } from '../../patterns/FieldPicker/FieldPicker.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { FormDialog } from '../formDialog/FormDialog.tsx';

export interface CustomPrimaryKeyModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** Name of the table. */
  table: string;
  /** The columns of the table, in table order. */
  columns: readonly SchemaColumn[];
  /** Names of the current custom key columns; empty if the table's own key is used. */
  customPrimaryKeys: readonly string[];
  /** Called with all selected columns, in table order. An empty list restores the table's own key. */
  onSubmit(form: { table: string; customPrimaryKeys: readonly string[] }): void;
  /** Called to close the modal, by its button or Escape. */
  onClose(): void;
}

/** Selects the columns that identify the rows of a table (spec §3 "Custom primary keys form"). */
export function CustomPrimaryKeyModal(props: CustomPrimaryKeyModalProps) {
  // Unmounting discards a selection that was not submitted.
  return props.isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal({ table, columns, customPrimaryKeys, onSubmit, onClose }: CustomPrimaryKeyModalProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(customPrimaryKeys));
  const own = columns.filter(({ isPrimaryKey }) => isPrimaryKey).map(({ name }) => name);
  const chosen = columns.filter(({ name }) => selected.has(name));
  const isChanged =
    selected.size !== customPrimaryKeys.length || customPrimaryKeys.some((name) => !selected.has(name));
  const nullable = chosen.filter(({ isNullable }) => isNullable);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="wide"
      title={`Custom primary key of “${inSentence(table)}”`}
      description={
        own.length > 0
          ? `Rows with the same values in the selected columns are treated as one. If none is selected, the table’s key (${own.join(', ')}) is used.`
          : 'Rows with the same values in the selected columns are treated as one. This table has no key.'
      }
      hasChanges={isChanged}
      submitLabel={chosen.length > 0 ? 'Use as key' : own.length > 0 ? 'Use table key' : 'Use no key'}
      onSubmit={() => onSubmit({ table, customPrimaryKeys: chosen.map(({ name }) => name) })}
    >
      <FieldPicker
        label={`Columns of ${table}`}
        fields={columns}
        selected={selected}
        onChange={setSelected}
      />
      {nullable.length > 0 && (
        <Banner
          tone="caution"
          role="status"
          title={`${formatQuantity(nullable.length, 'column')} can be empty.`}
        >
          Rows with an empty {nullable.map(({ name }) => name).join(' or ')} may be merged.
        </Banner>
      )}
    </FormDialog>
  );
}
