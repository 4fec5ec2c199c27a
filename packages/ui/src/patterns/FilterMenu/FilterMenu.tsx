import { memo, useMemo, useRef, useState, type ReactNode } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChevronDownIcon } from '../../primitives/Icon/icons/ChevronDownIcon.ts';
import { FilterIcon } from '../../primitives/Icon/icons/FilterIcon.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import type { ButtonSize } from '../../primitives/Button/Button.tsx';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Other words that the search finds it by. */
  readonly keywords?: string;
  /** Shown before the label: a mark or an icon. */
  readonly icon?: ReactNode;
}

export interface FilterGroup {
  /** Heading of the group, such as “In use”. */
  readonly label?: string;
  readonly options: readonly FilterOption[];
}

export interface FilterMenuProps extends RootProps<HTMLButtonElement> {
  /** Names the filter, such as “Source type”. The button shows it while nothing is selected. */
  label: string;
  /** The option that clears the filter, such as “All source types”. */
  allLabel: string;
  /** Up to a few thousand options; a search finds those that are not shown. Empty groups are hidden. Memoise them. */
  groups: readonly FilterGroup[];
  /** The selected value; `undefined` for all. */
  value: string | undefined;
  /** Label of the selected value, if it is not among the options. */
  valueLabel?: string;
  /** Height, as of a `Button`: `standard` is 36 px, `toolbar` 34 px, `small` 30 px. @default 'toolbar' */
  size?: ButtonSize;
  /** How many options are shown at once. If there are more, the menu shows a note. @default 1000 */
  maxShown?: number | undefined;
  /** Called with the selected value. A stable function keeps the menu from rendering with its list. */
  onChange(value: string | undefined): void;
  /** Called when the menu opens, so that its groups can be loaded. */
  onOpen?(): void;
}

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
