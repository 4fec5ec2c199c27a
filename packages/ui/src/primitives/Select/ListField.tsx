import { useId, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChevronDownIcon } from '../Icon/icons/ChevronDownIcon.ts';
import * as selectCss from './Select.css.ts';
import { heldButton, useHeldFocus } from '../../internal/focus/useHeldFocus.ts';
import type { BarFieldProps } from '../field/fieldProps.ts';
import { PlainField } from '../field/PlainField.tsx';

interface ListFieldProps extends BarFieldProps {
  /** The text of the button: what is selected, or what to do. */
  shown: string;
  /** Nothing is selected. */
  isPlaceholder: boolean;
  isDisabled: boolean;
  isOpen: boolean;
  ref: Ref<HTMLButtonElement>;
  onPress(): void;
  /** The dialog with the list. */
  children: ReactNode;
}

/** A field whose button opens a dialog with a list and its search. */
export function ListField({
  shown,
  isPlaceholder,
  isDisabled,
  isOpen,
  ref,
  onPress,
  children,
  ...field
}: ListFieldProps) {
  const valueId = useId();
  const { isHeld, ...focus } = useHeldFocus({ isDisabled });
  return (
    <PlainField {...field}>
      {(labelId, notesId) => (
        <>
          <Button
            ref={ref}
            className={selectCss.button}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-labelledby={`${labelId} ${valueId}`}
            aria-describedby={notesId}
            {...focus}
            onPress={onPress}
            {...(isHeld && heldButton)}
            onKeyDown={(event) => {
              // As in a select.
              if (isOpen || isHeld || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp'))
                event.continuePropagation();
              else {
                event.preventDefault();
                onPress();
              }
            }}
          >
            <span
              id={valueId}
              className={selectCss.value}
              data-placeholder={isPlaceholder ? true : undefined}
            >
              {shown}
            </span>
            <span className={selectCss.arrow}>
              <ChevronDownIcon />
            </span>
          </Button>
          {children}
        </>
      )}
    </PlainField>
  );
}
