import { useRef, useState } from 'react';
import type { BarFieldProps } from '../../primitives/field/fieldProps.ts';
import { ListField } from '../../primitives/Select/ListField.tsx';
import { createLazyHook } from '../../internal/lazyCode.ts';
import type { FilterGroup } from './FilterMenu.tsx';

export interface SearchSelectProps extends BarFieldProps {
  /** Up to a few thousand options. Memoise them. */
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
  return (
    <ListField
      label={label}
      description={description}
      error={error}
      isRequired={isRequired}
      shown={shown}
      isPlaceholder={value === undefined}
      isDisabled={isDisabled}
      isOpen={isOpen}
      ref={trigger}
      onPress={() => {
        setOpen(!isOpen);
        if (!isOpen) onOpen?.();
      }}
    >
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
    </ListField>
  );
}
