import { useState, type ReactNode, type Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { maxLength as limits } from '../../domain/limits.ts';
import * as css from '../../internal/field/Field.css.ts';
import { FieldLabel } from '../../internal/field/FieldLabel.tsx';
import { FieldNotes } from '../../internal/field/FieldNotes.tsx';
import type { FieldProps, OwnProps } from '../../internal/field/fieldProps.ts';
import { cutGraphemes } from '../../domain/graphemes.ts';
import { useControllable } from '../../internal/useControllable.ts';

export interface TextFieldProps extends FieldProps, Omit<AriaTextFieldProps, OwnProps | 'maxLength'> {
  /** An example of what to type. It goes with the first letter, so it explains nothing. */
  placeholder?: string;
  /** For hosts, keys, table names: what is read letter by letter. @default false */
  isMono?: boolean;
  /** In characters as a person counts them; what is beyond is cut with a warning (spec §5). @default 255 */
  maxLength?: number;
  /** Stands at the end of the box: a unit. */
  suffix?: ReactNode;
  /** The input, to put the focus there. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. For secrets use `PasswordField`: it never cuts what was typed. */
export function TextField({
  label,
  description,
  error,
  placeholder,
  isMono = false,
  maxLength = limits.standard,
  suffix,
  value: given,
  defaultValue = '',
  onChange,
  ref,
  ...rest
}: TextFieldProps) {
  const [value, setValue] = useControllable(given, defaultValue, onChange);
  const [wasCut, setWasCut] = useState(false);

  const take = (typed: string): void => {
    const kept = cutGraphemes(typed, maxLength);
    setWasCut(kept !== typed);
    setValue(kept);
  };

  return (
    <AriaTextField
      {...rest}
      value={value}
      onChange={take}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={css.field}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
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
