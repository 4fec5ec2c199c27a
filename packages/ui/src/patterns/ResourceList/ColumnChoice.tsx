import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import * as css from './ListOptions.css.ts';

export interface ColumnChoiceProps {
  /** All columns, in order. The row header is always shown. */
  readonly columns: readonly {
    readonly id: string;
    readonly label: string;
    readonly isRowHeader?: boolean;
  }[];
  /** Ids of the hidden columns. */
  readonly hidden: readonly string[];
  onChange(hidden: readonly string[]): void;
}

/** Chooses the columns of a list. By default all are shown. */
export function ColumnChoice({ columns, hidden, onChange }: ColumnChoiceProps) {
  const head = useId();
  return (
    <div role="group" aria-labelledby={head} className={css.section}>
      <div className={css.head}>
        <h2 id={head} className={css.title}>
          Columns
        </h2>
        <Button size="small" variant="ghost" onPress={() => onChange([])}>
          Reset
        </Button>
      </div>
      {columns.map(({ id, label, isRowHeader }) => (
        <Checkbox
          key={id}
          isDisabled={isRowHeader}
          isSelected={isRowHeader || !hidden.includes(id)}
          onChange={(isShown) => onChange(isShown ? hidden.filter((other) => other !== id) : [...hidden, id])}
        >
          {label}
        </Checkbox>
      ))}
      <p className={css.note}>Narrow pages show fewer columns.</p>
    </div>
  );
}
