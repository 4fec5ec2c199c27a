import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import * as fieldCss from '../field/Field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldProps, OwnProps } from '../field/fieldProps.ts';
import { hideInput } from '../field/hiddenControls.tsx';
import { revealOnFocus } from '../../internal/focus/revealOnFocus.ts';
import { useHeldField } from '../../internal/focus/useHeldFocus.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { AriaProps } from '../rootProps.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Explains the option. */
  readonly description?: string;
  readonly isDisabled?: boolean;
  /** Whether the label is the name of something, which translators of browsers must not change. @default false */
  readonly isName?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends FieldProps, AriaProps<AriaRadioGroupProps, OwnProps | 'value' | 'defaultValue' | 'onChange'> {
  /** The options, in display order. */
  options: readonly RadioOption<Value>[];
  /** `cards` gives each option a box, for choices that determine the rest of the form. @default 'list' */
  variant?: 'list' | 'cards';
  /** Hides the label visually. Use it when a heading shows the same text. @default false */
  isLabelHidden?: boolean;
  /** The selected value of a controlled group; null if none is selected. */
  value?: Value | null;
  /** The initially selected value of an uncontrolled group. */
  defaultValue?: Value;
  /** Called with the selected value. */
  onChange?(value: Value): void;
}

/** A single choice among a few visible options. For many options use `Select`. */
export function RadioGroup<Value extends string>({
  label,
  description,
  error,
  options,
  variant = 'list',
  isLabelHidden = false,
  onChange,
  ...rest
}: RadioGroupProps<Value>) {
  const choose = (chosen: string): void => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onChange?.(option.value);
  };
  const held = useHeldField(rest);
  return (
    <AriaRadioGroup
      {...rest}
      {...held}
      onChange={choose}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldCss.field}
    >
      {isLabelHidden ? (
        <VisuallyHidden>
          <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
        </VisuallyHidden>
      ) : (
        <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      )}
      <div className={css.options[variant]}>
        {options.map((option) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled}
            onFocus={revealOnFocus}
          >
            <RadioButton className={variant === 'cards' ? css.card : css.option} render={hideInput}>
              <span className={css.mark} />
              <span className={css.words}>
                <span className={css.name} translate={option.isName ? 'no' : undefined}>
                  {option.label}
                </span>
                {option.description && <span className={css.description}>{option.description}</span>}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} error={error} />
    </AriaRadioGroup>
  );
}
