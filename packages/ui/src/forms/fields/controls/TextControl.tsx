import { useState } from 'react';
import type { TextField as Field } from '../../../domain/connectors/fieldTypes.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { textOf, type ControlProps } from '../fieldControl.ts';
import { noteOf } from '../FieldNote.tsx';
import * as css from '../fields.css.ts';
import { fillFromAddress, type AddressFill } from '../fillFromAddress.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** One line of text; a whole address, pasted, fills other fields too, which is said and can be undone. */
export function TextControl({ field, state, model }: ControlProps<Field>) {
  const [fill, setFill] = useState<AddressFill>();
  return (
    <>
      <TextField
        label={field.label}
        description={noteOf(field, state)}
        placeholder={field.example}
        error={state.error}
        isRequired={state.isRequired}
        isReadOnly={state.isLocked}
        isMono={field.isMono}
        maxLength={field.maxLength}
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        value={textOf(state.value)}
        onChange={(typed) => setFill(fillFromAddress(model, field, typed))}
        onBlur={() => model.blur(field.path)}
      />
      {field.address && (
        <output className={css.notice}>
          {fill && (
            <>
              {`The address filled ${list.format(fill.labels)}.`}
              <Button
                size="small"
                variant="ghost"
                tone="accent"
                onPress={() => {
                  fill.undo();
                  setFill(undefined);
                }}
              >
                Undo
              </Button>
            </>
          )}
        </output>
      )}
    </>
  );
}
