import type { DateField } from '../../../domain/connectors/fieldTypes.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { textOf, type ControlProps } from '../fieldControl.ts';
import { noteOf } from '../FieldNote.tsx';

/** A day, with the browser's own calendar. */
export function DateControl({ field, state, model }: ControlProps<DateField>) {
  return (
    <TextField
      label={field.label}
      description={noteOf(field, state)}
      error={state.error}
      isRequired={state.isRequired}
      isReadOnly={state.isLocked}
      type="date"
      autoComplete="off"
      value={textOf(state.value)}
      onChange={(typed) => model.setValue(field.path, typed)}
      onBlur={() => model.blur(field.path)}
    />
  );
}
