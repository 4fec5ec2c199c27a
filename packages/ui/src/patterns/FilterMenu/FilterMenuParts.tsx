import { useMemo, useRef, useState, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { searchDebounceMs } from '../../domain/limits.ts';
import * as listCss from '../../internal/listItem.css.ts';
import { floating } from '../../internal/overlay.css.ts';
import { useDebounced } from '../../internal/useDebounced.ts';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import type { FilterMenuProps, FilterOption } from './FilterMenu.tsx';
import { filterGroups } from './FilterMenu.logic.ts';
import * as css from './FilterMenu.css.ts';

interface FilterPopoverProps extends Pick<FilterMenuProps, 'label' | 'groups' | 'value' | 'onChange'> {
  /** The option that clears the choice. Omitted if there has to be one. */
  allLabel?: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Item ids are prefixed, so that no value collides with the id of “all”. */
const allId = 'all';
const idOf = (value: string): string => `=${value}`;

export function FilterPopover({ label, triggerRef, isOpen, onOpenChange, ...rest }: FilterPopoverProps) {
  return (
    <Popover
      aria-label={label}
      className={floating}
      placement="bottom start"
      offset={4}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Dialog aria-label={label} className={css.dialog}>
        <Options {...rest} label={label} onClose={() => onOpenChange(false)} />
      </Dialog>
    </Popover>
  );
}

type OptionsProps = Pick<FilterPopoverProps, 'label' | 'allLabel' | 'groups' | 'value' | 'onChange'> & {
  onClose(): void;
};

function Options({ label, allLabel, groups, value, onChange, onClose }: OptionsProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const searchLater = useDebounced(searchDebounceMs, setSearch);
  const found = useMemo(() => filterGroups(groups, search), [groups, search]);
  const choose = (id: string | number) => {
    onChange(id === allId ? undefined : String(id).slice(1));
    onClose();
  };
  return (
    <>
      <div className={css.search}>
        <SearchField
          label={`Search ${label.toLowerCase()}s`}
          autoFocus
          value={text}
          onChange={(typed) => {
            setText(typed);
            searchLater(typed);
          }}
          // Enter selects the best match without moving to the list.
          onSubmit={(typed) => {
            const first = filterGroups(groups, typed)[0]?.options[0];
            if (typed.trim() !== '' && first) choose(idOf(first.value));
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') {
              event.preventDefault();
              menu.current?.querySelector<HTMLElement>('[role="menuitemradio"]')?.focus();
            } else event.continuePropagation();
          }}
        />
      </div>
      <Menu
        ref={menu}
        aria-label={label}
        className={`${listCss.list} ${css.options}`}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value === undefined ? allId : idOf(value)]}
        onAction={choose}
        renderEmptyState={() => <p className={css.none}>No matches</p>}
      >
        {allLabel !== undefined && search.trim() === '' && (
          <Option id={allId} option={{ value: '', label: allLabel }} />
        )}
        {found.map(({ label: head, options }, index) => (
          <MenuSection key={head ?? index} aria-label={head ?? label}>
            {head && <Header className={css.head}>{head}</Header>}
            {options.map((option) => (
              <Option key={option.value} id={idOf(option.value)} option={option} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </>
  );
}

function Option({ id, option: { label, icon } }: { id: string; option: FilterOption }) {
  return (
    <MenuItem id={id} textValue={label} className={`${listCss.item} ${css.option}`}>
      {icon}
      <span className={listCss.words}>
        <Text slot="label">{label}</Text>
      </span>
      <span className={css.chosen}>
        <CheckIcon />
      </span>
    </MenuItem>
  );
}
