import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import * as fieldCss from '../../internal/field/Field.css.ts';
import { FieldLabel } from '../../internal/field/FieldLabel.tsx';
import { FieldNotes } from '../../internal/field/FieldNotes.tsx';
import type { FieldProps, OwnProps } from '../../internal/field/fieldProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What choosing it means. */
  readonly description?: string;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends FieldProps, Omit<AriaRadioGroupProps, OwnProps | 'value' | 'defaultValue' | 'onChange'> {
  /** What there is to choose from, in its order. */
  options: readonly RadioOption<Value>[];
  /** `cards` gives each option a box, for choices that shape what follows. @default 'list' */
  variant?: 'list' | 'cards';
  /** Leaves the label to those who listen: for a section whose heading says the same. @default false */
  isLabelHidden?: boolean;
  /** What is chosen; null for nothing. */
  value?: Value | null;
  /** What is chosen at first, where nobody holds `value`. */
  defaultValue?: Value;
  /** Gets what was chosen. */
  onChange?(value: Value): void;
}

/** One of a few, all of them in sight. For many, use `Select`. */
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
  return (
    <AriaRadioGroup
      {...rest}
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
          <RadioField key={option.value} value={option.value} isDisabled={option.isDisabled}>
            <RadioButton className={variant === 'cards' ? css.card : css.option}>
              <span className={css.mark} />
              <span className={css.words}>
                <span className={css.name}>{option.label}</span>
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
