import type { Field } from '../../domain/forms/definition/fieldTypes.ts';
import type { FieldState } from '../../domain/forms/model/formState.ts';
import { LockIcon } from '../../primitives/Icon/icons/LockIcon.ts';
import { Code } from '../../primitives/Code/Code.tsx';
import * as css from './fields.css.ts';

interface FieldNoteProps {
  field: Field;
  state: FieldState;
}

/** Text with code in backticks. */
export const withCode = (words: string) =>
  words.includes('`')
    ? words.split('`').map((part, at) => (at % 2 === 0 ? part : <Code key={part}>{part}</Code>))
    : words;

/** The note below a field: why it is locked, or else its description. */
function FieldNote({ field, state }: FieldNoteProps) {
  if (!state.isLocked) return field.hint && withCode(field.hint);
  return (
    <span className={css.locked}>
      <LockIcon label="Locked" />
      Can’t be changed after creation.
    </span>
  );
}

/** The note below a field; `undefined` for a field without one. */
export const hintFor = (field: Field, state: FieldState) =>
  state.isLocked || field.hint !== undefined ? <FieldNote field={field} state={state} /> : undefined;
