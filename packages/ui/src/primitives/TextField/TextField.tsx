import { useState, type ReactNode, type Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { maxLength as limits } from '../../domain/text/limits.ts';
import * as css from '../field/Field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { BarFieldProps, OwnProps } from '../field/fieldProps.ts';
import { cutGraphemes } from '../../domain/text/graphemes.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { useHeldField } from '../../internal/focus/useHeldFocus.ts';
import type { AriaProps } from '../rootProps.ts';

export interface TextFieldProps extends BarFieldProps, AriaProps<AriaTextFieldProps, OwnProps | 'maxLength'> {
  /** Example input. It disappears at the first letter, so it must not contain instructions. */
  placeholder?: string;
  /** Uses the monospaced font, for hosts, keys and table names. @default false */
  isMono?: boolean;
  /**
   * Maximum length in user-perceived characters (grapheme clusters). Longer input is cut with a warning (spec
   * §5).
   * @default 255
   */
  maxLength?: number;
  /**
   * Removes what the text can do without, such as the blanks of a phone number. Applied to text beyond
   * `maxLength` before any of it is cut. @default nothing is removed
   */
  shorten?(typed: string): string;
  /** Content at the end of the box, such as a unit. */
  suffix?: ReactNode;
  /** Ref to the `input` element, for example to move focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** A single line of text. For secrets use `PasswordField`, which never truncates. */
export function TextField({
  label,
  size = 'standard',
  isLabelHidden = false,
  description,
  error,
  placeholder,
  isMono = false,
  maxLength = limits.standard,
  shorten,
  suffix,
  value: given,
  defaultValue = '',
  onChange,
  ref,
  ...rest
}: TextFieldProps) {
  const held = useHeldField(rest);
  const [value, setValue] = useControllable(given, defaultValue, onChange);
  const [wasCut, setWasCut] = useState(false);

  const take = (typed: string): void => {
    const fitted = cutGraphemes(typed, maxLength) === typed ? typed : (shorten?.(typed) ?? typed);
    const kept = cutGraphemes(fitted, maxLength);
    setWasCut(kept !== fitted);
    setValue(kept);
  };

  return (
    <AriaTextField
      {...rest}
      {...held}
      value={value}
      onChange={take}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={css.fields[size]}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <div className={css.box}>
        <Input ref={ref} placeholder={placeholder} className={isMono ? css.inputMono : css.input} />
        {suffix && <span className={css.adornment}>{suffix}</span>}
      </div>
      <FieldNotes description={description} error={error} />
      <output className={css.warning}>
        {wasCut && `The maximum length was exceeded. The string was cut at ${maxLength} characters`}
      </output>
    </AriaTextField>
  );
}
