import type { Field } from '../../domain/connectors/fieldTypes.ts';
import type { TextFieldProps } from '../../primitives/TextField/TextField.tsx';
import { textOf, type ControlProps } from './fieldControl.ts';
import { noteOf } from './FieldNote.tsx';

/** What all controls that are typed into tell their text field. The browser is to fill in and to correct nothing. */
export const typedProps = <Each extends Field>({ field, state, model }: ControlProps<Each>) =>
  ({
    label: field.label,
    description: noteOf(field, state),
    placeholder: field.example,
    error: state.error,
    isRequired: state.isRequired,
    isReadOnly: state.isLocked,
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: 'false',
    value: textOf(state.value),
    onChange: (typed) => model.setValue(field.path, typed),
    onBlur: () => model.blur(field.path),
  }) satisfies TextFieldProps;
