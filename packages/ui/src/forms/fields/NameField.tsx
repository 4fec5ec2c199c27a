import type { FormModel } from '../../domain/forms/formState.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useField } from './useField.ts';

interface NameFieldProps {
  model: FormModel;
  /** The name as it is typed, for whoever keeps it. */
  onNameChange?: ((name: string) => void) | undefined;
  /** The field was left with this name, trimmed: the time to ask whether it is taken. */
  onNameLeft?(name: string): void;
}

/** The unique name of a thing, where a dialog begins. */
export function NameField({ model, onNameChange, onNameLeft }: NameFieldProps) {
  const { field } = model.at('name', 'text');
  const { value, error } = useField(model, 'name', 'text');
  return (
    <FieldFrame model={model} path="name">
      <TextField
        autoFocus
        isRequired
        label={field.label}
        name="name"
        autoComplete="off"
        maxLength={field.maxLength}
        value={value}
        onChange={(typed) => {
          model.setValue('name', typed);
          onNameChange?.(typed);
        }}
        onBlur={() => {
          model.blur('name');
          if (value.trim() !== '') onNameLeft?.(value.trim());
        }}
        error={error}
      />
    </FieldFrame>
  );
}
