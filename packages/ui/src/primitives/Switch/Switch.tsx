import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { FieldNotes } from '../../internal/field/FieldNotes.tsx';
import type { OwnProps } from '../../internal/field/fieldProps.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends Omit<SwitchFieldProps, OwnProps | 'inputRef'> {
  /** What is on or off. It does not change with the state. */
  children: ReactNode;
  /** Under the label. */
  description?: ReactNode;
}

/** Turns something on or off, at once. In a form that is saved as a whole use `Checkbox`. */
export function Switch({ children, description, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className={css.field}>
      <SwitchButton className={css.button}>
        <span className={css.track}>
          <span className={css.thumb} />
        </span>
        {children}
      </SwitchButton>
      {description && (
        <div className={css.notes}>
          <FieldNotes description={description} />
        </div>
      )}
    </SwitchField>
  );
}
