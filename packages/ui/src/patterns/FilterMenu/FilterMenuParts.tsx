import type { RootProps } from '../../primitives/rootProps.ts';
import type { ButtonSize } from '../../primitives/Button/Button.tsx';
import { useId, useMemo, useState } from 'react';
import { FieldInputContext } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { maxOptionsShown, searchDebounceMs } from '../../domain/text/limits.ts';
import { Floating, type FloatingState } from '../../internal/Floating.tsx';
import { useDebounced } from '../../internal/useDebounced.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import * as comboBox from '../ComboBox/ComboBox.css.ts';
import { activeAfter, describeShown } from '../ComboBox/ComboBox.logic.ts';
import { OptionList, optionId } from '../ComboBox/OptionList.tsx';
import { countOptions, filterGroups, idOf, listOf, valueOf, type FilterGroup } from './FilterMenu.logic.ts';
import * as css from './FilterMenu.css.ts';

interface FilterOptionsProps extends Pick<
  FilterMenuProps,
  'label' | 'groups' | 'value' | 'maxShown' | 'onChange'
> {
  /** The option that clears the choice. Omitted if there has to be one. */
  allLabel?: string;
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

export function FilterPopover({
  label,
  triggerRef,
  isOpen,
  onOpenChange,
  ...rest
}: FilterOptionsProps & FloatingState) {
  return (
    <Floating label={label} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Dialog aria-label={label} className={css.dialog}>
        <Options {...rest} label={label} onClose={() => onOpenChange(false)} />
      </Dialog>
    </Floating>
  );
}

interface OptionsProps extends FilterOptionsProps {
  onClose(): void;
}

/** The focus stays in the search, and the arrow keys choose from the list. */
function Options({
  label,
  allLabel,
  groups,
  value,
  maxShown = maxOptionsShown,
  onChange,
  onClose,
}: OptionsProps) {
  const listId = useId();
  const [search, setSearch] = useState('');
  const isSearched = search.trim() !== '';
  const found = useMemo(() => filterGroups(groups, search), [groups, search]);
  const list = useMemo(
    () => listOf(found, maxShown, isSearched ? undefined : allLabel),
    [found, maxShown, isSearched, allLabel],
  );
  const { options } = list;
  const [wanted, setActive] = useState(() => options.findIndex((option) => option.value === idOf(value)));
  // The options may have changed since.
  const active = wanted < options.length ? wanted : -1;
  const cut = describeShown(countOptions(found), maxShown);
  const follow = (text: string): void => {
    if (text === search) return;
    setSearch(text);
    setActive(text.trim() === '' ? -1 : 0);
  };
  const choose = (id: string): void => {
    onChange(valueOf(id));
    onClose();
  };
  const hasOptions = options.length > 0;
  const activeId = active >= 0 ? optionId(listId, active) : undefined;
  const input = useMemo(
    () => ({
      'aria-autocomplete': 'list' as const,
      'aria-controls': hasOptions ? listId : undefined,
      'aria-activedescendant': activeId,
    }),
    [hasOptions, listId, activeId],
  );
  return (
    <>
      <FieldInputContext value={input}>
        <Search
          label={label}
          onSearch={follow}
          onEnter={(text) => {
            if (text === search) {
              if (options[active]) choose(options[active].value);
              return;
            }
            // What was typed is meant, also before the options have followed.
            const first = filterGroups(groups, text)[0]?.options[0];
            if (text.trim() !== '' && first) choose(idOf(first.value));
          }}
          onMove={(key, text) => {
            const next = activeAfter(key, active, options.length);
            if (next === undefined && key !== 'ArrowDown' && key !== 'ArrowUp') return false;
            if (text !== search) follow(text);
            else if (next !== undefined) setActive(next);
            return true;
          }}
        />
      </FieldInputContext>
      {hasOptions ? (
        <OptionList
          id={listId}
          label={label}
          options={options}
          groups={list.groups}
          active={active}
          chosen={idOf(value)}
          search={search}
          onActive={setActive}
          onChoose={(option) => choose(option.value)}
        />
      ) : (
        <p className={comboBox.message}>No matches</p>
      )}
      {cut !== undefined && (
        <p className={comboBox.cut} role="status">
          {cut}
        </p>
      )}
    </>
  );
}

interface SearchProps {
  label: string;
  /** Called when the options shall follow the text. */
  onSearch(text: string): void;
  onEnter(text: string): void;
  /** Called with each key; returns whether it moves in the list. */
  onMove(key: string, text: string): boolean;
}

/** The text is kept here: with every letter, the options would render again for nothing. */
function Search({ label, onSearch, onEnter, onMove }: SearchProps) {
  const [text, setText] = useState('');
  const searchLater = useDebounced(searchDebounceMs, onSearch);
  return (
    <div className={css.search}>
      <SearchField
        label={`Search ${label.toLowerCase()}s`}
        autoFocus
        value={text}
        onChange={(typed) => {
          setText(typed);
          searchLater(typed);
        }}
        onSubmit={onEnter}
        onKeyDown={(event) => {
          if (onMove(event.key, text)) event.preventDefault();
          else event.continuePropagation();
        }}
      />
    </div>
  );
}
