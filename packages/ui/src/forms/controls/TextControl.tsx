import { useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { onFirstUse } from '../../domain/format/onFirstUse.ts';
import type { ControlProps } from '../fields/fieldControl.ts';
import * as css from '../fields/fields.css.ts';
import { fillFromAddress, fillFromTyped, type AddressFill } from '../fields/fillFromAddress.ts';
import { insertedText } from '../fields/insertedText.ts';
import { typedProps } from '../fields/typedProps.ts';

const list = onFirstUse(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** One line of text. */
export function TextControl(props: ControlProps<'text'>) {
  return props.field.address ? <AddressControl {...props} /> : <Line {...props} />;
}

function Line(props: ControlProps<'text'>) {
  const { field } = props;
  return <TextField {...typedProps(props)} isMono={field.isMono} maxLength={field.maxLength} />;
}

/** A host. A pasted connection string fills in other fields too; a note reports it and offers to undo it. */
function AddressControl(props: ControlProps<'text'>) {
  const { field, model } = props;
  const [fill, setFill] = useState<AddressFill>();
  /** The text on the clipboard, with the line breaks that an input removes. */
  const pasted = useRef<string>(undefined);
  const inserted = useRef<string>(undefined);
  return (
    <>
      <TextField
        {...typedProps(props)}
        isMono={field.isMono}
        maxLength={field.maxLength}
        onPaste={({ clipboardData }: ClipboardEvent<HTMLInputElement>) => {
          pasted.current = clipboardData.getData('text/plain');
        }}
        onInput={({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>) => {
          inserted.current = insertedText(nativeEvent, currentTarget.value, pasted.current);
          pasted.current = undefined;
        }}
        onChange={(typed) => {
          setFill(
            fillFromAddress(model, field, {
              typed,
              ...(inserted.current !== undefined && { inserted: inserted.current }),
            }),
          );
          inserted.current = undefined;
        }}
        onBlur={() => {
          const split = fillFromTyped(model, field);
          if (split) setFill(split);
          model.blur(field.path);
        }}
      />
      <output className={css.notice}>
        {fill && (
          <>
            {`The connection string filled in ${list().format(fill.labels)}.`}
            {fill.cleared.length > 0 &&
              ` ${list().format(fill.cleared)} ${fill.cleared.length === 1 ? 'was' : 'were'} cleared.`}
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
    </>
  );
}
