import type { NumberField } from '../../../domain/connectors/fieldTypes.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { textOf, type ControlProps } from '../fieldControl.ts';
import { noteOf } from '../FieldNote.tsx';

/** A number, typed. It is no spin box: a wheel turned over one changes what nobody meant to change. */
export function NumberControl({ field, state, model }: ControlProps<NumberField>) {
  return (
    <TextField
      label={field.label}
      description={noteOf(field, state)}
      placeholder={field.example}
      error={state.error}
      isRequired={state.isRequired}
      isReadOnly={state.isLocked}
      isMono
      inputMode="numeric"
      spellCheck="false"
      autoComplete="off"
      suffix={field.unit}
      value={textOf(state.value)}
      onChange={(typed) => model.setValue(field.path, typed)}
      onBlur={() => model.blur(field.path)}
    />
  );
}
