import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { OwnProps } from '../field/fieldProps.ts';
import { hideInput } from '../field/hiddenControls.tsx';
import { useHeldFocus } from '../../internal/focus/useHeldFocus.ts';
import type { AriaProps } from '../rootProps.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends AriaProps<SwitchFieldProps, OwnProps | 'inputRef'> {
  /** The setting. The label does not change with the state. */
  children: ReactNode;
  /** Text below the label. */
  description?: ReactNode;
  /** Error text: why the setting has no effect. Setting it marks the switch as invalid. */
  error?: string | undefined;
  /** Ref to the `input` element, for example to move focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Turns a setting on or off immediately. In a form with a save button use `Checkbox`. */
export function Switch({ children, description, error, ref, ...rest }: SwitchProps) {
  const { isHeld, ...focus } = useHeldFocus(rest);
  return (
    <SwitchField
      {...rest}
      {...focus}
      isReadOnly={isHeld || rest.isReadOnly}
      inputRef={ref}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={css.field}
    >
      <SwitchButton className={css.button} render={hideInput}>
        <span className={css.track}>
          <span className={css.thumb} />
        </span>
        {children}
      </SwitchButton>
      {(description || error) && (
        <div className={css.notes}>
          <FieldNotes description={description} error={error} />
        </div>
      )}
    </SwitchField>
  );
}
