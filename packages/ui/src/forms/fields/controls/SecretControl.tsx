import type { SecretField } from '../../../domain/connectors/fieldTypes.ts';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { textOf, type ControlProps } from '../fieldControl.ts';
import { SecretSlot } from '../SecretSlot.tsx';

const enterAgain = 'Enter it again: what was saved belongs to the former login.';

/** A secret that is typed. */
export function SecretControl({ field, state, model }: ControlProps<SecretField>) {
  return (
    <SecretSlot label={field.label} state={state} onKeep={() => model.setValue(field.path, '')}>
      {(isReplacing) => (
        <PasswordField
          label={field.label}
          description={state.isOutdated && field.isRequired ? enterAgain : field.hint}
          error={state.error}
          isRequired={state.isRequired}
          autoComplete="new-password"
          isForeign
          autoFocus={isReplacing}
          value={textOf(state.value)}
          onChange={(typed) => model.setValue(field.path, typed)}
          onBlur={() => model.blur(field.path)}
        />
      )}
    </SecretSlot>
  );
}
