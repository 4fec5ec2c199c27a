import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type HTMLInputAutoCompleteAttribute,
  type Ref,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import * as css from '../field/Field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { BarFieldProps, OwnProps } from '../field/fieldProps.ts';
import { heldButton, useHeldField, useHeldFocus } from '../../internal/focus/useHeldFocus.ts';
import type { AriaProps } from '../rootProps.ts';
import { EyeIcon } from '../Icon/icons/EyeIcon.ts';
import { EyeOffIcon } from '../Icon/icons/EyeOffIcon.ts';

export interface PasswordFieldProps
  extends
    BarFieldProps,
    AriaProps<
      TextFieldProps,
      OwnProps | 'maxLength' | 'type' | 'spellCheck' | 'autoCorrect' | 'autoComplete'
    > {
  /**
   * What a password manager should offer, as in HTML: `current-password` to sign in, `new-password` to choose one,
   * `one-time-code`, `off`. Secrets of other systems, such as an API key, use `new-password`: managers then fill in no
   * saved password, whereas many ignore `off`. @default 'new-password'
   */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /**
   * The secret belongs to another system, such as a database. Password managers are asked to ignore the
   * field.
   * @default false
   */
  isForeign?: boolean;
  /** Ref to the `input` element, for example to move focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** Attributes that make password manager extensions ignore the field. Each extension has its own. */
const leaveAlone = {
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/**
 * A controlled input whose value stays out of the markup. React writes a controlled value to the `value`
 * attribute, where an extension or error reporter that serialises the page could read a password.
 */
function PropertyInput({ value = '', ref, ...rest }: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useLayoutEffect(() => {
    const text = String(value);
    // Assigning an equal value would move the caret.
    if (input.current && input.current.value !== text) input.current.value = text;
  });
  return <input {...rest} ref={input} />;
}

/** A secret. The value can be revealed and is never truncated or trimmed. For other text use `TextField`. */
export function PasswordField({
  label,
  size = 'standard',
  isLabelHidden = false,
  description,
  error,
  autoComplete = 'new-password',
  isForeign = false,
  ref,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const held = useHeldField(rest);
  const { isHeld, ...eye } = useHeldFocus({ isDisabled: rest.isDisabled });
  return (
    <TextField
      {...rest}
      {...held}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={css.fields[size]}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <div className={css.box}>
        <Input
          ref={ref}
          autoCapitalize="none"
          className={css.input}
          render={(props) => <PropertyInput {...props} />}
          {...(isForeign && leaveAlone)}
        />
        <Button
          className={css.inset}
          aria-label={isShown ? `Hide ${label}` : `Show ${label}`}
          {...eye}
          onPress={() => setIsShown(!isShown)}
          {...(isHeld && heldButton)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </Button>
      </div>
      <FieldNotes description={description} error={error} />
    </TextField>
  );
}
