import { useState } from 'react';
import type { SecretField } from '../../../domain/connectors/fieldTypes.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { textOf, type ControlProps } from '../fieldControl.ts';
import { SavedSecret } from '../SavedSecret.tsx';
import * as css from '../fields.css.ts';

/** A secret: typed anew, or, where the service holds one that is still good, left as it is (docs/threats.md T-08). */
export function SecretControl({ field, state, model }: ControlProps<SecretField>) {
  const [isReplacing, setIsReplacing] = useState(false);
  if (state.isStored && !isReplacing) {
    return <SavedSecret label={field.label} onReplace={() => setIsReplacing(true)} />;
  }
  return (
    <>
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
      {isReplacing && (
        <div className={css.notice}>
          <Button
            size="small"
            variant="ghost"
            onPress={() => {
              model.setValue(field.path, '');
              setIsReplacing(false);
            }}
          >
            Keep the saved one
          </Button>
        </div>
      )}
    </>
  );
}

const enterAgain = 'Enter it again: what was saved belongs to the former login.';
