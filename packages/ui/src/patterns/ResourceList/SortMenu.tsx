import { memo } from 'react';
import type { ListSort } from '../../domain/views/listView.ts';
import { ChevronDownIcon } from '../../primitives/Icon/icons/ChevronDownIcon.ts';
import { ChevronUpIcon } from '../../primitives/Icon/icons/ChevronUpIcon.ts';
import { SortIcon } from '../../primitives/Icon/icons/SortIcon.ts';
import { MenuItem, MenuSeparator } from '../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../primitives/MenuButton/MenuButton.tsx';

interface SortMenuProps {
  /** The orderings of the columns, in column order. */
  choices: readonly { readonly by: string; readonly label: string }[];
  sort: ListSort<string> | undefined;
  /** Name of the default order: “Newest first”. */
  defaultLabel: string;
  onChange(sort: ListSort<string> | undefined): void;
}

const describe = (label: string, isDescending: boolean): string =>
  `${label}, ${isDescending ? 'descending' : 'ascending'}`;

const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Every tick of the clock rebuilds the columns, but their orderings stay the same. */
const isSame = (before: SortMenuProps, after: SortMenuProps): boolean =>
  before.sort === after.sort &&
  before.onChange === after.onChange &&
  before.defaultLabel === after.defaultLabel &&
  before.choices.length === after.choices.length &&
  before.choices.every(({ by }, index) => by === after.choices[index]?.by);

/** Sorts the list where column heads are hidden, in the same way: ascending first, then descending. */
export const SortMenu = memo(function SortMenu({ choices, sort, defaultLabel, onChange }: SortMenuProps) {
  const current = choices.find(({ by }) => by === sort?.by);
  const words = sort && current ? describe(current.label, sort.isDescending) : inSentence(defaultLabel);
  return (
    <MenuButton label={`Sort: ${words}`} isIconOnly icon={SortIcon} variant="outline" size="toolbar">
      {choices.map(({ by, label }) => {
        const isDescending = sort?.by === by && !sort.isDescending;
        return (
          <MenuItem
            key={by}
            id={by}
            label={describe(label, isDescending)}
            icon={isDescending ? ChevronDownIcon : ChevronUpIcon}
            onAction={() => onChange({ by, isDescending })}
          />
        );
      })}
      <MenuSeparator />
      <MenuItem id="default" label={defaultLabel} onAction={() => onChange(undefined)} />
    </MenuButton>
  );
}, isSame);
