import { useState } from 'react';
import type { FileField } from '../../../domain/connectors/fieldTypes.ts';
import { PrivateKeyField } from '../../PrivateKeyField/PrivateKeyField.tsx';
import { textOf, type ControlProps } from '../fieldControl.ts';
import { SavedSecret } from '../SavedSecret.tsx';

/** A key file, chosen, dropped or pasted; or the one that the service holds. */
export function FileControl({ field, state, model }: ControlProps<FileField>) {
  const [isReplacing, setIsReplacing] = useState(false);
  if (state.isStored && !isReplacing) {
    return <SavedSecret label={field.label} onReplace={() => setIsReplacing(true)} />;
  }
  return (
    <PrivateKeyField
      label={field.label}
      description={field.hint}
      content={field.content}
      accept={field.accept}
      isRequired={state.isRequired}
      error={state.error}
      value={textOf(state.value)}
      onChange={(text) => {
        model.setValue(field.path, text);
        model.blur(field.path);
        // Taken away again: the saved one stands.
        if (text === '') setIsReplacing(false);
      }}
    />
  );
}
