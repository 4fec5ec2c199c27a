import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { ControlProps } from '../fieldControl.ts';
import * as css from '../fields.css.ts';
import { fillFromAddress, type AddressFill } from '../fillFromAddress.ts';
import { typedProps } from '../typedProps.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** One line of text. A pasted connection string fills in other fields too; a note reports it and offers to undo it. */
export function TextControl(props: ControlProps<'text'>) {
  const { field, model } = props;
  const [fill, setFill] = useState<AddressFill>();
  return (
    <>
      <TextField
        {...typedProps(props)}
        isMono={field.isMono}
        maxLength={field.maxLength}
        onChange={(typed) => setFill(fillFromAddress(model, field, typed))}
      />
      {field.address && (
        <output className={css.notice}>
          {fill && (
            <>
              {`The connection string filled in ${list.format(fill.labels)}.`}
              {fill.ssl && ` SSL is now “${fill.ssl}”.`}
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
