import { useId, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { TextField } from 'react-aria-components/TextField';
import { formatQuantity } from '../../domain/format/count.ts';
import { maxOptionsShown, searchDebounceMs } from '../../domain/text/limits.ts';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import { FieldLabel } from '../../primitives/field/FieldLabel.tsx';
import { FieldNotes } from '../../primitives/field/FieldNotes.tsx';
import type { BarFieldProps } from '../../primitives/field/fieldProps.ts';
import { useDebounced } from '../../internal/useDebounced.ts';
import { useHeldField } from '../../internal/focus/useHeldFocus.ts';
import { ChevronDownIcon } from '../../primitives/Icon/icons/ChevronDownIcon.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import {
  activeAfter,
  describeShown,
  findOptions,
  optionLabelled,
  startingWith,
  toSearchable,
  type ComboBoxOption,
} from './ComboBox.logic.ts';
import { OptionList, optionId } from './OptionList.tsx';
import * as css from './ComboBox.css.ts';

export type { ComboBoxOption } from './ComboBox.logic.ts';

export interface ComboBoxProps<Value extends string> extends BarFieldProps {
  /** The options, any number. Keep the same array while they are the same. */
  options: readonly ComboBoxOption<Value>[];
  /** The selected value; null if none is selected. An option with an empty value can stand for “none”. */
  value: Value | null;
  /** Label of the selected value, if it is not among the options. @default the value */
  valueLabel?: string;
  /** Called with the selected value. */
  onChange(value: Value): void;
  /** Called when the field loses the focus. */
  onBlur?(): void;
  /** Shown while nothing is selected. @default 'Choose' */
  placeholder?: string;
  /** Shown in place of the options, such as that they are loading. */
  message?: string;
  /** How many options are shown at once. If there are more, the list shows a note. @default 1000 */
  maxShown?: number | undefined;
  /** Uses the monospaced font, for names of tables and columns. @default false */
  isMono?: boolean;
  /** The value can be read and copied but not changed. @default false */
  isReadOnly?: boolean;
  /** Disables the field and removes it from the tab order. @default false */
  isDisabled?: boolean | undefined;
  /** Moves the focus to the field when it appears. @default false */
  autoFocus?: boolean | undefined;
  /** Id of the field. */
  id?: string;
  /** Ref to the `input` element, for example to move focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A single choice from a long list, by typing a part of its name. Only the options in view are rendered, so thousands
 * are as fast as ten; the one of react-aria builds a collection of all of them with every key. For a short list use
 * `Select`.
 */
export function ComboBox<Value extends string>({
  label,
  size = 'standard',
  isLabelHidden = false,
  description,
  error,
  isRequired = false,
  options,
  value,
  valueLabel,
  onChange,
  onBlur,
  placeholder = 'Choose',
  message,
  maxShown = maxOptionsShown,
  isMono = false,
  isReadOnly: isGivenReadOnly = false,
  isDisabled: isGivenDisabled = false,
  ref,
  ...root
}: ComboBoxProps<Value>) {
  const { isReadOnly, isDisabled, ...focus } = useHeldField({
    isReadOnly: isGivenReadOnly,
    isDisabled: isGivenDisabled,
  });
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const attach = useMemo(() => mergeRefs(input, ref), [ref]);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  /** The search; `undefined` while the field shows the selected value. */
  const [typed, setTyped] = useState<string>();
  /** What the options follow, a moment after it was typed (spec §5). */
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(-1);
  const searchable = useMemo(() => toSearchable(options), [options]);
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const isSearched = typed !== undefined;
  const found = useMemo(
    () => (isSearched ? findOptions(searchable, search) : startingWith(chosen, options, maxShown)),
    [isSearched, searchable, search, chosen, options, maxShown],
  );
  const shown = useMemo(() => found.slice(0, maxShown), [found, maxShown]);
  const cut = describeShown(found.length, maxShown);
  const hasList = isOpen && message === undefined && shown.length > 0;
  // The options may have changed since.
  const activeRow = active < shown.length ? active : -1;
  const isBehind = isSearched && typed !== search;

  const follow = (text: string): void => {
    // The field may have been left since.
    if (!isSearched) return;
    setSearch(text);
    setActive(text.trim() === '' ? -1 : 0);
  };
  const followLater = useDebounced(searchDebounceMs, follow);
  /** The option that a key would choose, also before the options have followed. */
  const pointed = (): ComboBoxOption<Value> | undefined => {
    if (!isOpen || message !== undefined) return undefined;
    if (!isBehind) return shown[activeRow];
    return typed.trim() === '' ? undefined : findOptions(searchable, typed)[0];
  };

  const open = (): void => {
    if (isReadOnly || isOpen) return;
    setOpen(true);
    setActive(!isSearched && chosen ? shown.indexOf(chosen) : -1);
  };
  const close = (): void => {
    setOpen(false);
    setTyped(undefined);
    setSearch('');
    setActive(-1);
  };
  const choose = (option: ComboBoxOption<Value>): void => {
    if (option.value !== value) onChange(option.value);
    close();
  };
  const leave = (): void => {
    const meant = typed?.trim()
      ? optionLabelled(options, typed)
      : typed !== undefined && options.find((option) => option.value === '');
    if (meant) choose(meant);
    else close();
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isReadOnly) return;
    const next = activeAfter(event.key, activeRow, shown.length);
    if (next !== undefined || event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open();
      else if (isBehind) follow(typed);
      else if (next !== undefined) setActive(next);
      return;
    }
    const option = pointed();
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (option) choose(option);
      else if (message === undefined && typed === undefined) close();
    }
    // What was searched for and found is meant.
    if (event.key === 'Tab' && option && typed !== undefined && typed.trim() !== '') choose(option);
    if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays open.
      event.stopPropagation();
      close();
    }
  };

  return (
    <TextField
      {...root}
      {...focus}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldCss.fields[size]}
      value={typed ?? chosen?.label ?? valueLabel ?? value ?? ''}
      onChange={(text) => {
        setTyped(text);
        setOpen(true);
        setActive(-1);
        followLater(text);
      }}
    >
      <FieldLabel isRequired={isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <div ref={box} className={fieldCss.box}>
        {typed === undefined && chosen?.icon && <span className={css.icon}>{chosen.icon}</span>}
        <Input
          ref={attach}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList && activeRow >= 0 ? optionId(listId, activeRow) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          placeholder={placeholder}
          className={isMono ? fieldCss.inputMono : fieldCss.input}
          onKeyDown={onKeyDown}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={({ currentTarget }) => {
            if (typed === undefined) currentTarget.select();
            open();
          }}
          onBlur={leave}
        />
        {typed === undefined && chosen?.note !== undefined && (
          <span className={css.chosenNote}>{chosen.note}</span>
        )}
        <Button
          className={fieldCss.inset}
          aria-label={`Show the options of ${label}`}
          excludeFromTabOrder
          preventFocusOnPress
          isDisabled={isReadOnly || isDisabled}
          onPress={() => {
            input.current?.focus();
            if (isOpen) close();
            else open();
          }}
        >
          <ChevronDownIcon />
        </Button>
      </div>
      <VisuallyHidden role="status">
        {isOpen && typed !== undefined && !isBehind && (message ?? formatQuantity(found.length, 'option'))}
      </VisuallyHidden>
      <FieldNotes description={description} error={error} />
      <Popover
        className={css.popover}
        triggerRef={box}
        isNonModal
        placement="bottom start"
        offset={4}
        isOpen={isOpen}
        onOpenChange={(isStillOpen) => {
          if (!isStillOpen) close();
        }}
      >
        {hasList ? (
          <>
            <OptionList
              id={listId}
              label={label}
              options={shown}
              active={activeRow}
              chosen={value}
              isMono={isMono}
              search={search}
              onActive={setActive}
              onChoose={choose}
            />
            {cut !== undefined && <p className={css.cut}>{cut}</p>}
          </>
        ) : (
          <p className={css.message}>{message ?? 'No matches'}</p>
        )}
      </Popover>
    </TextField>
  );
}
