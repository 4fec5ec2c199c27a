import { useMemo, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { maxOptionsShown } from '../../domain/text/limits.ts';
import { ListField } from '../../primitives/Select/ListField.tsx';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { describeSelected } from './MultiSelect.logic.ts';
import type { MultiSelectProps } from './MultiSelectPopover.tsx';

export type { MultiSelectProps } from './MultiSelectPopover.tsx';

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
