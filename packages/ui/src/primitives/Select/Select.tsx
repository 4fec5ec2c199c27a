import { useState, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import * as fieldCss from '../field/Field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { BarFieldProps } from '../field/fieldProps.ts';
import { hideNativeControl } from '../field/hiddenControls.tsx';
import * as listCss from '../../internal/listItem.css.ts';
import { floating } from '../../internal/overlay.css.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { useHeldFocus } from '../../internal/focus/useHeldFocus.ts';
import { CheckIcon } from '../Icon/icons/CheckIcon.ts';
import { ChevronDownIcon } from '../Icon/icons/ChevronDownIcon.ts';
import * as css from './Select.css.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
  /** Whether the label is the name of something, which translators of browsers must not change. @default false */
  readonly isName?: boolean;
}

export interface SelectProps<Value extends string> extends BarFieldProps {
  /** The options; a few dozen at most. Longer lists need search and virtualisation. */
  options: readonly SelectOption<Value>[];
  /** The selected value of a controlled field; null if none is selected. */
  value?: Value | null;
  /** The initially selected value of an uncontrolled field. */
  defaultValue?: Value;
  /** Called with the selected value. */
  onChange?(value: Value): void;
  /** Shown while nothing is selected. @default 'Choose' */
  placeholder?: string;
  /** Disables the field and removes it from the tab order. @default false */
  isDisabled?: boolean;
  /** Name of the field in a submitted form. */
  name?: string;
  /** Moves the focus to the field when it appears. @default false */
  autoFocus?: boolean;
  /** Id of the field. */
  id?: string;
  /** Ref to the button that opens the list, for example to move focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A single choice from a short list. For two or three visible options use `RadioGroup`. */
export function Select<Value extends string>({
  label,
  size = 'standard',
  isLabelHidden = false,
  description,
  error,
  options,
  placeholder = 'Choose',
  value: given,
  defaultValue,
  onChange,
  ref,
  ...rest
}: SelectProps<Value>) {
  const [value, setValue] = useControllable<Value | null>(given, defaultValue ?? null, (chosen) => {
    if (chosen !== null) onChange?.(chosen);
  });
  const [isOpen, setOpen] = useState(false);
  const { isHeld, ...focus } = useHeldFocus(rest);
  const choose = (chosen: unknown): void => {
    const option = options.find((each) => each.value === chosen);
    if (option && !isHeld) setValue(option.value);
  };
  const isName = options.some((option) => option.isName);
  return (
    <AriaSelect
      {...rest}
      {...focus}
      placeholder={placeholder}
      value={given === null ? null : value}
      isOpen={isOpen && !isHeld}
      onOpenChange={setOpen}
      onChange={choose}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldCss.fields[size]}
      render={hideNativeControl}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Button ref={ref} className={css.button} aria-disabled={isHeld || undefined}>
        <SelectValue className={css.value} translate={isName ? 'no' : undefined}>
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <span className={css.arrow}>
          <ChevronDownIcon />
        </span>
      </Button>
      <FieldNotes description={description} error={error} />
      <Popover className={`${floating} ${css.popover}`} offset={4}>
        <ListBox className={listCss.list} items={options}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={listCss.item}>
              <span className={listCss.words}>
                <Text slot="label" translate={option.isName ? 'no' : undefined}>
                  {option.label}
                </Text>
                {option.description && (
                  <Text slot="description" className={listCss.note}>
                    {option.description}
                  </Text>
                )}
              </span>
              <span className={css.chosen}>
                <CheckIcon />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
