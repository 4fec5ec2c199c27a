import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { OwnProps } from '../field/fieldProps.ts';
import { hideInput } from '../field/hiddenControls.tsx';
import { useHeldFocus } from '../../internal/focus/useHeldFocus.ts';
import type { AriaProps } from '../rootProps.ts';
import * as css from './Checkbox.css.ts';

interface Common extends AriaProps<CheckboxFieldProps, OwnProps | 'inputRef'> {
  /** Text below the label. */
  description?: ReactNode;
  /** Error text. Setting it marks the checkbox as invalid. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The accessible name is either the visible text or `aria-label`, never both. */
export type CheckboxProps = Common &
  ({ children: ReactNode; 'aria-label'?: undefined } | { children?: undefined; 'aria-label': string });

const ticks = { all: 'm3 6.2 2.2 2.2L9 3.8', some: 'M3 6h6' };

/**
 * A checkbox. `isIndeterminate` shows that some of several items are selected. For a setting that applies
 * immediately use `Switch`.
 */
export function Checkbox({ children, description, error, ref, ...rest }: CheckboxProps) {
  const { isHeld, ...focus } = useHeldFocus(rest);
  return (
    <CheckboxField
      {...rest}
      {...focus}
      isReadOnly={isHeld || rest.isReadOnly}
      inputRef={ref}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={css.field}
    >
      <CheckboxButton className={css.button} render={hideInput}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={css.box}>
              <svg
                viewBox="0 0 12 12"
                width={12}
                height={12}
                fill="none"
                stroke="currentColor"
                strokeWidth={1.75}
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden
              >
                {(isSelected || isIndeterminate) && <path d={isIndeterminate ? ticks.some : ticks.all} />}
              </svg>
            </span>
            {children}
          </>
        )}
      </CheckboxButton>
      {(description || error) && (
        <div className={css.notes}>
          <FieldNotes description={description} error={error} />
        </div>
      )}
    </CheckboxField>
  );
}
