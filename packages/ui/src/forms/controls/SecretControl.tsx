import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import type { ControlProps } from '../fields/fieldControl.ts';
import { withCode } from '../fields/FieldNote.tsx';
import { SecretSlot, whyAgain } from '../fields/SecretSlot.tsx';

/** A secret in a text field. */
export function SecretControl({ field, state, model, isReadOnly }: ControlProps<'secret'>) {
  return (
    <SecretSlot
      label={field.label}
      state={state}
      isReadOnly={isReadOnly}
      onKeep={() => model.setValue(field.path, '')}
    >
      {(isReplacing) => (
        <PasswordField
          label={field.label}
          description={whyAgain(field, state) ?? (field.hint && withCode(field.hint))}
          error={state.error}
          isRequired={state.isRequired}
          isReadOnly={isReadOnly}
          autoComplete="new-password"
          isForeign
          autoFocus={isReplacing}
          value={state.value}
          onChange={(typed) => model.setValue(field.path, typed)}
          onBlur={() => model.blur(field.path)}
        />
      )}
    </SecretSlot>
  );
}
