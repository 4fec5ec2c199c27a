import { useState, type HTMLInputAutoCompleteAttribute, type Ref } from 'react';
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
import { PropertyInput } from './PropertyInput.tsx';

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
