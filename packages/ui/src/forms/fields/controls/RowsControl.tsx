import { useId } from 'react';
import type { RowColumn } from '../../../domain/forms/fieldTypes.ts';
import type { Wire } from '../../../domain/forms/paths.ts';
import { editRow, nameOfRow, pickRow, type Row } from '../../../domain/forms/rows.ts';
import * as fieldCss from '../../../internal/field/Field.css.ts';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { ControlProps } from '../fieldControl.ts';
import * as css from '../fields.css.ts';

interface CellProps {
  column: RowColumn;
  value: Wire | undefined;
  /** Names the row, for the label of its control. */
  name: string;
  isLocked: boolean;
  onChange(value: Wire): void;
  onLeave(): void;
}

/** One cell: text, or a control that changes it. */
function Cell({ column, value, name, isLocked, onChange, onLeave }: CellProps) {
  const { edit, label } = column;
  const words = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (edit === undefined || isLocked) return words === '' ? null : <span>{words}</span>;
  const shared = { label: `${label} of ${name}` };
  if (edit === 'toggle') {
    return (
      <Checkbox isSelected={value === true} onChange={onChange}>
        {shared.label}
      </Checkbox>
    );
  }
  if (edit === 'text') {
    return <TextField {...shared} value={words} onChange={onChange} onBlur={onLeave} autoComplete="off" />;
  }
  return (
    <Select
      {...shared}
      options={edit.map((option) => ({ value: String(option.value), label: option.label }))}
      value={words === '' ? null : words}
      onChange={(chosen) => onChange(edit.find((option) => String(option.value) === chosen)?.value ?? chosen)}
    />
  );
}

/** Rows to select, some of whose cells can be edited. */
export function RowsControl({ field, state, model, isReadOnly }: ControlProps<'rows'>) {
  const isFixed = state.isLocked || isReadOnly;
  const labelId = useId();
  const rows = state.value;
  const change = (changed: readonly Row[]): void => {
    model.setValue(field.path, changed);
  };
  const leave = (): void => model.blur(field.path);
  return (
    <div role="group" aria-labelledby={labelId} className={css.choices} tabIndex={-1}>
      <span id={labelId} className={css.groupLabel}>
        {field.label}
        {state.isRequired && <span className={fieldCss.asterisk}>{' *'}</span>}
      </span>
      {rows.map((row, index) => (
        // Rows come from the provider and need not have an id.
        <div key={index} className={css.panel}>
          <Checkbox
            isDisabled={isFixed}
            isSelected={row.isPicked}
            onChange={(isPicked) => {
              change(pickRow(rows, index, isPicked));
              leave();
            }}
          >
            {nameOfRow(field, row)}
          </Checkbox>
          {field.columns
            .filter(({ key }) => row.cells[key] !== nameOfRow(field, row))
            .map((column) => (
              <Cell
                key={column.key}
                column={column}
                value={row.cells[column.key]}
                name={nameOfRow(field, row)}
                isLocked={isFixed}
                onChange={(value) => change(editRow(rows, index, { key: column.key, value }))}
                onLeave={leave}
              />
            ))}
        </div>
      ))}
      {rows.length === 0 && <span className={fieldCss.description}>Nothing to choose from yet.</span>}
      {state.error && <span className={fieldCss.error}>{state.error}</span>}
    </div>
  );
}
