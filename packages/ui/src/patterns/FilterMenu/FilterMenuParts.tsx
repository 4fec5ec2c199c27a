import { useMemo, useRef, useState, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { maxOptionsShown, searchDebounceMs } from '../../domain/limits.ts';
import * as listCss from '../../internal/listItem.css.ts';
import { floating } from '../../internal/overlay.css.ts';
import { useDebounced } from '../../internal/useDebounced.ts';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import type { FilterMenuProps, FilterOption } from './FilterMenu.tsx';
import { describeShown } from '../ComboBox/ComboBox.logic.ts';
import { countOptions, filterGroups, firstOptions } from './FilterMenu.logic.ts';
import * as css from './FilterMenu.css.ts';

interface FilterPopoverProps extends Pick<
  FilterMenuProps,
  'label' | 'groups' | 'value' | 'maxShown' | 'onChange'
> {
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

/** In px, until a row is measured: long names wrap. */
const layoutOptions = { estimatedRowSize: 34, estimatedHeadingSize: 30, padding: listCss.listPadding };

type OptionsProps = Omit<FilterPopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'> & {
  onClose(): void;
};

function Options({
  label,
  allLabel,
  groups,
  value,
  maxShown = maxOptionsShown,
  onChange,
  onClose,
}: OptionsProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const found = useMemo(() => filterGroups(groups, search), [groups, search]);
  const shown = useMemo(() => firstOptions(found, maxShown), [found, maxShown]);
  const cut = describeShown(countOptions(found), maxShown);
  const choose = (id: string | number) => {
    onChange(id === allId ? undefined : String(id).slice(1));
    onClose();
  };
  return (
    <>
      <div className={css.search}>
        <Search
          label={label}
          onSearch={setSearch}
          // Enter selects the best match without moving to the list.
          onSubmit={(typed) => {
            const first = filterGroups(groups, typed)[0]?.options[0];
            if (typed.trim() !== '' && first) choose(idOf(first.value));
          }}
          onLeave={() => menu.current?.querySelector<HTMLElement>('[role="menuitemradio"]')?.focus()}
        />
      </div>
      <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
        <Menu
          ref={menu}
          aria-label={label}
          className={css.options}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[value === undefined ? allId : idOf(value)]}
          onAction={choose}
          renderEmptyState={() => <p className={css.none}>No matches</p>}
        >
          {allLabel !== undefined && search.trim() === '' && (
            <Option id={allId} option={{ value: '', label: allLabel }} />
          )}
          {shown.map(({ label: head, options }, index) => (
            <MenuSection key={head ?? index} aria-label={head ?? label}>
              {head && <Header className={css.head}>{head}</Header>}
              {options.map((option) => (
                <Option key={option.value} id={idOf(option.value)} option={option} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Virtualizer>
      {cut !== undefined && (
        <p className={css.cut} role="status">
          {cut}
        </p>
      )}
    </>
  );
}

interface SearchProps {
  label: string;
  onSearch(search: string): void;
  onSubmit(typed: string): void;
  /** Called by Arrow Down. */
  onLeave(): void;
}

/** The text is kept here: with every letter, the options would render again for nothing. */
function Search({ label, onSearch, onSubmit, onLeave }: SearchProps) {
  const [text, setText] = useState('');
  const searchLater = useDebounced(searchDebounceMs, onSearch);
  return (
    <SearchField
      label={`Search ${label.toLowerCase()}s`}
      autoFocus
      value={text}
      onChange={(typed) => {
        setText(typed);
        searchLater(typed);
      }}
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') {
          event.preventDefault();
          onLeave();
        } else event.continuePropagation();
      }}
    />
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
