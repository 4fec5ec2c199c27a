import { PrivateKeyField } from '../PrivateKeyField/PrivateKeyField.tsx';
import type { ControlProps } from '../fields/fieldControl.ts';
import { SecretSlot, whyAgain } from '../fields/SecretSlot.tsx';

/** A key file, selected, dropped or pasted. */
export function FileControl({ field, state, model, isReadOnly }: ControlProps<'file'>) {
  return (
    <SecretSlot
      label={field.label}
      state={state}
      isReadOnly={isReadOnly}
      onKeep={() => model.setValue(field.path, '')}
    >
      {(isReplacing) => (
        <PrivateKeyField
          label={field.label}
          description={whyAgain(field, state) ?? field.hint}
          content={field.content}
          accept={field.accept}
          isRequired={state.isRequired}
          isReadOnly={isReadOnly}
          error={state.error}
          autoFocus={isReplacing}
          value={state.value}
          onChange={(text) => {
            model.setValue(field.path, text);
            model.blur(field.path);
          }}
        />
      )}
    </SecretSlot>
  );
}
