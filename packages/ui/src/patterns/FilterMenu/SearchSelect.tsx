import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as fieldCss from '../../internal/field/Field.css.ts';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { ChevronDownIcon } from '../../primitives/Icon/icons/ChevronDownIcon.ts';
import * as selectCss from '../../primitives/Select/Select.css.ts';
import type { FilterGroup } from './FilterMenu.tsx';

export interface SearchSelectProps extends FieldProps {
  /** Up to a few hundred options. Memoise them. */
  groups: readonly FilterGroup[];
  /** The selected value; `undefined` if none is selected. */
  value: string | undefined;
  /** The text of the button: the selected option, or what to do. */
  shown: string;
  /** Called with the selected value; `undefined` if it was cleared. */
  onChange(value: string | undefined): void;
  /** The option that clears the field. Omitted if a value is required. */
  clearLabel?: string;
  /** Called when the list opens, so that its options can be loaded. */
  onOpen?(): void;
  /** @default false */
  isDisabled?: boolean;
}

const useParts = createLazyHook(() => import('./FilterMenuParts.tsx'));

/** A field with a choice from a list that is too long to scroll: it has a search. For short lists use `Select`. */
export function SearchSelect({
  label,
  description,
  error,
  isRequired = false,
  groups,
  value,
  shown,
  onChange,
  clearLabel,
  onOpen,
  isDisabled = false,
}: SearchSelectProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const parts = useParts(isOpen);
  const id = useId();
  const notes = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={fieldCss.field} data-invalid={error === undefined ? undefined : true}>
      <span id={`${id}-label`} className={fieldCss.label}>
        {label}
        {isRequired && (
          <span aria-hidden className={fieldCss.asterisk}>
            {' *'}
          </span>
        )}
      </span>
      <Button
        ref={trigger}
        className={selectCss.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={notes || undefined}
        isDisabled={isDisabled}
        onPress={() => {
          setOpen(!isOpen);
          if (!isOpen) onOpen?.();
        }}
      >
        <span
          id={`${id}-value`}
          className={selectCss.value}
          data-placeholder={value === undefined ? true : undefined}
        >
          {shown}
        </span>
        <span className={selectCss.arrow}>
          <ChevronDownIcon />
        </span>
      </Button>
      {description && (
        <span id={`${id}-description`} className={fieldCss.description}>
          {description}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={fieldCss.error}>
          {error}
        </span>
      )}
      {parts && (
        <parts.FilterPopover
          label={label}
          allLabel={clearLabel}
          groups={groups}
          value={value}
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onChange={onChange}
        />
      )}
    </div>
  );
}
