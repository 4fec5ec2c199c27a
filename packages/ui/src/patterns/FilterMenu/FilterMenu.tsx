import { memo, useRef, useState, type ReactNode } from 'react';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChevronDownIcon } from '../../primitives/Icon/icons/ChevronDownIcon.ts';
import { FilterIcon } from '../../primitives/Icon/icons/FilterIcon.ts';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Stands before the label: a mark, an icon. */
  readonly icon?: ReactNode;
}

export interface FilterGroup {
  /** Heads the group: “In use”. */
  readonly label?: string;
  readonly options: readonly FilterOption[];
}

export interface FilterMenuProps {
  /** What is filtered by: “Source type”. The button shows it while nothing is chosen. */
  label: string;
  /** The option that takes the filter away: “All source types”. */
  allLabel: string;
  /** Up to a few hundred options; empty groups are left out. Memoise them. */
  groups: readonly FilterGroup[];
  /** What is chosen; `undefined` for all. */
  value: string | undefined;
  /** Names what is chosen, where no option does. */
  valueLabel?: string;
  /** Gets what was chosen. A stable function keeps the menu from rendering with its list. */
  onChange(value: string | undefined): void;
  /** The menu was opened: the time to load what its groups need. */
  onOpen?(): void;
}

const useParts = createLazyHook(() => import('./FilterMenuParts.tsx'));

/** A filter with more options than a list is read for: a button, a search, and the options. Its code loads after the first paint. */
export const FilterMenu = memo(function FilterMenu({
  label,
  allLabel,
  groups,
  value,
  valueLabel,
  onChange,
  onOpen,
}: FilterMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const parts = useParts(isOpen);
  const chosen = groups.flatMap(({ options }) => options).find((option) => option.value === value);
  const shown = value === undefined ? label : (chosen?.label ?? valueLabel ?? value);
  return (
    <>
      <Button
        ref={trigger}
        size="toolbar"
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
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onChange={onChange}
        />
      )}
    </>
  );
});
