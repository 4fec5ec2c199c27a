import type { TextFieldProps } from '../../primitives/TextField/TextField.tsx';
import type { ControlProps } from './fieldControl.ts';
import { hintFor } from './FieldNote.tsx';

/** The text field props of all controls with typed values. The browser must neither fill in nor correct them. */
export const typedProps = ({
  field,
  state,
  model,
  isReadOnly,
}: ControlProps<'text' | 'number' | 'date' | 'list'>) =>
  ({
    label: field.label,
    description: hintFor(field, state),
    placeholder: field.example,
    error: state.error,
    isRequired: state.isRequired,
    isReadOnly: state.isLocked || isReadOnly,
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: 'false',
    value: state.value,
    onChange: (typed) => model.setValue(field.path, typed),
    onBlur: () => model.blur(field.path),
  }) satisfies TextFieldProps;
