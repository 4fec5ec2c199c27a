import type { Field } from '../../domain/forms/fieldTypes.ts';
import type { FieldState } from '../../domain/forms/formState.ts';
import { Code } from '../../primitives/Code/Code.tsx';
import { LockIcon } from '../../primitives/Icon/icons/LockIcon.ts';
import * as css from './fields.css.ts';

interface FieldNoteProps {
  field: Field;
  state: FieldState;
}

/** Words with code in backticks. */
const withCode = (words: string | undefined) =>
  words?.includes('`')
    ? words.split('`').map((part, at) => (at % 2 === 0 ? part : <Code key={part}>{part}</Code>))
    : words;

/** What stands under a field: why it is locked, else what it is for. */
function FieldNote({ field, state }: FieldNoteProps) {
  if (!state.isLocked) return withCode(field.hint);
  return (
    <span className={css.locked}>
      <LockIcon label="Locked" />
      It cannot be changed after creation.
    </span>
  );
}

/** What stands under a field; nothing for a field that is neither locked nor explained. */
export const hintFor = (field: Field, state: FieldState) =>
  state.isLocked || field.hint !== undefined ? <FieldNote field={field} state={state} /> : undefined;
