import { useId, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChevronDownIcon } from '../../primitives/Icon/icons/ChevronDownIcon.ts';
import * as selectCss from '../../primitives/Select/Select.css.ts';
import * as css from './Field.css.ts';
import type { FieldProps } from './fieldProps.ts';

interface ListFieldProps extends FieldProps {
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
  label,
  description,
  error,
  isRequired = false,
  shown,
  isPlaceholder,
  isDisabled,
  isOpen,
  ref,
  onPress,
  children,
  ...root
}: ListFieldProps) {
  const id = useId();
  const notes = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div {...root} className={css.field} data-invalid={error === undefined ? undefined : true}>
      <span id={`${id}-label`} className={css.label}>
        {label}
        {isRequired && (
          <span aria-hidden className={css.asterisk}>
            {' *'}
          </span>
        )}
      </span>
      <Button
        ref={ref}
        className={selectCss.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={notes || undefined}
        isDisabled={isDisabled}
        onPress={onPress}
        onKeyDown={(event) => {
          // As in a select.
          if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) event.continuePropagation();
          else {
            event.preventDefault();
            onPress();
          }
        }}
      >
        <span
          id={`${id}-value`}
          className={selectCss.value}
          data-placeholder={isPlaceholder ? true : undefined}
        >
          {shown}
        </span>
        <span className={selectCss.arrow}>
          <ChevronDownIcon />
        </span>
      </Button>
      {description && (
        <span id={`${id}-description`} className={css.description}>
          {description}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={css.error}>
          {error}
        </span>
      )}
      {children}
    </div>
  );
}
