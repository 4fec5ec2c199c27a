import { use } from 'react';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { ReadOnlyContext } from './readOnly.ts';
import { useField } from './useField.ts';

interface NameFieldProps {
  model: FormModel;
  /** Called with the name on every change, to keep it. */
  onNameChange?: ((name: string) => void) | undefined;
  /** Called with the trimmed name when the field loses the focus, to check whether it is taken. */
  onNameLeft?(name: string): void;
}

/** The unique name of a resource. */
export function NameField({ model, onNameChange, onNameLeft }: NameFieldProps) {
  const { field } = model.at('name', 'text');
  const { value, error } = useField(model, 'name', 'text');
  const isReadOnly = use(ReadOnlyContext);
  return (
    <FieldFrame model={model} path="name">
      <TextField
        isRequired
        isReadOnly={isReadOnly}
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
