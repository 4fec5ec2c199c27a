import { memo, useMemo, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChevronDownIcon } from '../../primitives/Icon/icons/ChevronDownIcon.ts';
import { FilterIcon } from '../../primitives/Icon/icons/FilterIcon.ts';
import type { FilterMenuProps } from './FilterMenuParts.tsx';

export type { FilterMenuProps } from './FilterMenuParts.tsx';

export type { FilterOption, FilterGroup } from './FilterMenu.logic.ts';

const useParts = createLazyHook(() => import('./FilterMenuParts.tsx'));

/**
 * A filter above a list with one of many options: a button, a search and the options. Its code loads after the first paint. In a form use
 * `ComboBox`; for several values use `MultiSelect`.
 */
export const FilterMenu = memo(function FilterMenu({
  label,
  allLabel,
  groups,
  value,
  valueLabel,
  size = 'toolbar',
  maxShown,
  onChange,
  onOpen,
  ref,
  ...root
}: FilterMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const attach = useMemo(() => mergeRefs(trigger, ref), [ref]);
  const [isOpen, setOpen] = useState(false);
  const parts = useParts(isOpen);
  const chosen = groups.flatMap(({ options }) => options).find((option) => option.value === value);
  const shown = value === undefined ? label : (chosen?.label ?? valueLabel ?? value);
  return (
    <>
      <Button
        {...root}
        ref={attach}
        size={size}
        icon={FilterIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => {
          setOpen(!isOpen);
          if (!isOpen) onOpen?.();
        }}
      >
        {shown}
        <ChevronDownIcon />
      </Button>
      {parts && (
        <parts.FilterPopover
          label={label}
          allLabel={allLabel}
          groups={groups}
          value={value}
          maxShown={maxShown}
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onChange={onChange}
        />
      )}
    </>
  );
});
