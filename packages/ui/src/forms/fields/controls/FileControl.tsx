import type { FileField } from '../../../domain/connectors/fieldTypes.ts';
import { PrivateKeyField } from '../../PrivateKeyField/PrivateKeyField.tsx';
import { textOf, type ControlProps } from '../fieldControl.ts';
import { SecretSlot } from '../SecretSlot.tsx';

/** A key file, chosen, dropped or pasted. */
export function FileControl({ field, state, model }: ControlProps<FileField>) {
  return (
    <SecretSlot label={field.label} state={state} onKeep={() => model.setValue(field.path, '')}>
      {(isReplacing) => (
        <PrivateKeyField
          label={field.label}
          description={field.hint}
          content={field.content}
          accept={field.accept}
          isRequired={state.isRequired}
          error={state.error}
          autoFocus={isReplacing}
          value={textOf(state.value)}
          onChange={(text) => {
            model.setValue(field.path, text);
            model.blur(field.path);
          }}
        />
      )}
    </SecretSlot>
  );
}
