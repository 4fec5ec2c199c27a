import { useMemo, useRef, useState, type Ref } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { maxOptionsShown } from '../../domain/text/limits.ts';
import type { BarFieldProps } from '../../internal/field/fieldProps.ts';
import { ListField } from '../../primitives/Select/ListField.tsx';
import { createLazyHook } from '../../internal/lazyCode.ts';
import type { ComboBoxOption } from '../ComboBox/ComboBox.logic.ts';
import { describeSelected } from './MultiSelect.logic.ts';

export interface MultiSelectProps<Value extends string> extends BarFieldProps {
  /** The options, in display order. Keep the same array while they are the same. */
  options: readonly ComboBoxOption<Value>[];
  /** The selected values, also those that a search hides. */
  selected: ReadonlySet<Value>;
  /** Called with all selected values. */
  onChange(selected: ReadonlySet<Value>): void;
  /** Shown while nothing is selected. @default 'Choose' */
  placeholder?: string | undefined;
  /** How many options are shown at once. If there are more, the list shows a note. @default 1000 */
  maxShown?: number | undefined;
  /** Disables the field and removes it from the tab order. @default false */
  isDisabled?: boolean | undefined;
  /** Id of the outermost element. */
  id?: string | undefined;
  /** Ref to the button that opens the list, for example to move focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

const usePopover = createLazyHook(() => import('./MultiSelectPopover.tsx'));

/**
 * Several choices from a list, with a search and select-all, which acts on everything that the search finds (spec §5). For a
 * few options that should be visible use a `Checkbox` each; for one choice use `ComboBox`.
 */
export function MultiSelect<Value extends string>({
  options,
  selected,
  onChange,
  placeholder = 'Choose',
  maxShown = maxOptionsShown,
  isDisabled = false,
  ref,
  ...rest
}: MultiSelectProps<Value>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const attach = useMemo(() => mergeRefs(trigger, ref), [ref]);
  const [isOpen, setOpen] = useState(false);
  const popover = usePopover(isOpen);
  const shown = useMemo(() => describeSelected(options, selected), [options, selected]);
  return (
    <ListField
      {...rest}
      shown={shown ?? placeholder}
      isPlaceholder={shown === undefined}
      isDisabled={isDisabled}
      isOpen={isOpen}
      ref={attach}
      onPress={() => setOpen(!isOpen)}
    >
      {popover && (
        <popover.MultiSelectPopover
          label={rest.label}
          options={options}
          selected={selected}
          onChange={onChange}
          maxShown={maxShown}
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </ListField>
  );
}
