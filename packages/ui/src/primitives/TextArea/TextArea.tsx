import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { formatCount } from '../../domain/format/count.ts';
import { countGraphemes } from '../../domain/text/countGraphemes.ts';
import * as css from '../field/Field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldProps, OwnProps } from '../field/fieldProps.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { useHeldField } from '../../internal/focus/useHeldFocus.ts';
import type { AriaProps } from '../rootProps.ts';
import * as own from './TextArea.css.ts';

/** When and against what the length is counted, in user-perceived characters. */
export interface TextCount {
  readonly most: number;
  /** The length from which the count is shown. */
  readonly countedFrom: number;
}

export interface TextAreaProps
  extends FieldProps, AriaProps<AriaTextFieldProps, OwnProps | 'maxLength' | 'type' | 'pattern'> {
  /** Example input. It disappears at the first letter, so it must not contain instructions. */
  placeholder?: string;
  /** Visible lines. The user can make it higher. @default 5 */
  rows?: number;
  /** Shows how long the text is; longer text is kept, and `error` says what to do. */
  count?: TextCount;
  /** Ref to the `textarea` element, for example to move focus to it. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. For one line use `TextField`. */
export function TextArea({
  label,
  description,
  error,
  placeholder,
  rows = 5,
  count,
  value: given,
  defaultValue = '',
  onChange,
  ref,
  ...rest
}: TextAreaProps) {
  const held = useHeldField(rest);
  const [value, setValue] = useControllable(given, defaultValue, onChange);
  // A text has at least as many code units as characters, so short ones are not counted.
  const length = count && value.length >= count.countedFrom ? countGraphemes(value) : 0;
  return (
    <AriaTextField
      {...rest}
      {...held}
      value={value}
      onChange={setValue}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={css.field}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <AriaTextArea ref={ref} placeholder={placeholder} rows={rows} className={own.area} />
      <FieldNotes description={description} error={error} />
      {count && (
        <output className={own.count}>
          {length >= count.countedFrom && `${formatCount(length)} of ${formatCount(count.most)} characters`}
        </output>
      )}
    </AriaTextField>
  );
}
