import type { BarFieldProps } from '../../primitives/field/fieldProps.ts';
import { useDeferredValue, useMemo, useRef, useState, type Ref } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { formatCount } from '../../domain/format/count.ts';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { searchDebounceMs } from '../../domain/text/limits.ts';
import { selectAllLabel } from '../../domain/schema/schemaWords.ts';
import * as listCss from '../../internal/listItem.css.ts';
import { Floating, type FloatingState } from '../../internal/Floating.tsx';
import { useDebounced } from '../../internal/useDebounced.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { describeShown, findOptions, toSearchable, type ComboBoxOption } from '../ComboBox/ComboBox.logic.ts';
import { useFontScale } from '../Grid/useFontScale.ts';
import { isAllSelected, toggled, withAll } from './MultiSelect.logic.ts';
import * as css from './MultiSelect.css.ts';

interface OptionsProps<Value extends string> extends Required<
  Pick<MultiSelectProps<Value>, 'label' | 'options' | 'selected' | 'onChange'>
> {
  maxShown: number;
}

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

export function MultiSelectPopover<Value extends string>({
  triggerRef,
  isOpen,
  onOpenChange,
  ...rest
}: OptionsProps<Value> & FloatingState) {
  return (
    <Floating label={rest.label} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Dialog aria-label={rest.label} className={css.dialog}>
        <Options {...rest} />
      </Dialog>
    </Floating>
  );
}

function Options<Value extends string>({
  label,
  options,
  selected,
  onChange,
  maxShown,
}: OptionsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const searchLater = useDebounced(searchDebounceMs, setSearch);
  const searchable = useMemo(() => toSearchable(options), [options]);
  const found = useMemo(() => findOptions(searchable, search), [searchable, search]);
  const shown = useMemo(() => found.slice(0, maxShown), [found, maxShown]);
  const rowHeight = listCss.optionHeight * useFontScale();
  // As high as its options, up to the room that there is.
  const blockSize = Math.max(shown.length, 2) * rowHeight + 2 * listCss.listPadding;
  // The list takes long to render. The answer to the press does not wait for it.
  const isOpened = useDeferredValue(true, false);
  const bulk = isAllSelected(found, selected) ? 'deselect' : 'select';
  const cut = describeShown(found.length, maxShown);
  /** What was searched for is meant, also before the options have followed. */
  const toggleFirst = (): void => {
    const [first] = text.trim() === '' ? [] : findOptions(searchable, text);
    if (!first) return;
    setSearch(text);
    onChange(toggled(selected, first.value));
  };
  return (
    <>
      <div className={css.tools}>
        <SearchField
          label={`Search ${label.toLowerCase()}`}
          autoFocus
          value={text}
          onChange={(typed) => {
            setText(typed);
            searchLater(typed);
          }}
          // Select-all and the options follow at once what was typed before they are used.
          onBlur={() => setSearch(text)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') {
              event.preventDefault();
              list.current?.focus();
            } else if (event.key === 'Enter') toggleFirst();
            else event.continuePropagation();
          }}
        />
        <Button
          size="small"
          isDisabled={found.length === 0}
          onPress={() => onChange(withAll(found, selected))}
        >
          {selectAllLabel(search.trim() !== '', bulk)}
        </Button>
      </div>
      {isOpened ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight, padding: listCss.listPadding }}>
          <ListBox
            ref={list}
            aria-label={label}
            items={shown}
            className={css.list}
            style={{ blockSize }}
            selectionMode="multiple"
            selectedKeys={selected}
            // Escape closes the dialog and keeps what was selected.
            escapeKeyBehavior="none"
            onSelectionChange={(keys) => {
              const next = new Set(selected);
              for (const { value } of shown) {
                if (keys === 'all' || keys.has(value)) next.add(value);
                else next.delete(value);
              }
              onChange(next);
            }}
            renderEmptyState={() => <p className={css.none}>No matches</p>}
          >
            {(option) => (
              <ListBoxItem id={option.value} textValue={option.label} className={css.option}>
                <OptionContent option={option} />
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      ) : (
        <div className={css.list} style={{ blockSize }} />
      )}
      <p className={css.foot} role="status">
        <bdi>{`${formatCount(selected.size)} of ${formatCount(options.length)} selected`}</bdi>
        {cut !== undefined && <span>{cut}</span>}
      </p>
    </>
  );
}

/** A component of its own, because the list creates the elements of every option and renders those in view. */
function OptionContent({ option: { label, icon, note } }: { option: ComboBoxOption }) {
  const name = showHidden(label);
  return (
    <>
      <span className={css.box}>
        <CheckIcon />
      </span>
      {icon}
      <bdi translate="no" className={listCss.optionName} title={name}>
        {name}
      </bdi>
      {note !== undefined && <span className={css.note}>{note}</span>}
    </>
  );
}
