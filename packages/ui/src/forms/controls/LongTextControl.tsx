import { useState } from 'react';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import { FieldLabel } from '../../primitives/field/FieldLabel.tsx';
import { FieldNotes } from '../../primitives/field/FieldNotes.tsx';
import { cutGraphemes } from '../../domain/text/graphemes.ts';
import type { ControlProps } from '../fields/fieldControl.ts';
import { hintFor } from '../fields/FieldNote.tsx';
import * as css from '../fields/fields.css.ts';

/** Several lines of text. Text beyond the limit is cut, with a warning (spec §5). */
export function LongTextControl({ field, state, model, isReadOnly }: ControlProps<'longText'>) {
  const [wasCut, setWasCut] = useState(false);
  return (
    <TextField
      value={state.value}
      onChange={(typed) => {
        const kept = cutGraphemes(typed, field.maxLength);
        setWasCut(kept !== typed);
        model.setValue(field.path, kept);
      }}
      onBlur={() => model.blur(field.path)}
      isInvalid={state.error !== undefined}
      isRequired={state.isRequired}
      isReadOnly={state.isLocked || isReadOnly}
      validationBehavior="aria"
      autoComplete="off"
      spellCheck="false"
      className={fieldCss.field}
    >
      <FieldLabel isRequired={state.isRequired}>{field.label}</FieldLabel>
      <div className={css.textAreaBox}>
        <TextArea className={css.textArea} placeholder={field.example} rows={4} />
      </div>
      <FieldNotes description={hintFor(field, state)} error={state.error} />
      <output className={fieldCss.warning}>
        {wasCut && `The maximum length was exceeded. The string was cut at ${field.maxLength} characters`}
      </output>
    </TextField>
  );
}
