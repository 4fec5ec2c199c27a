import type { Field } from '../../domain/forms/fieldTypes.ts';
import type { FieldState } from '../../domain/forms/formState.ts';
import { LockIcon } from '../../primitives/Icon/icons/LockIcon.ts';
import * as css from './fields.css.ts';

interface FieldNoteProps {
  field: Field;
  state: FieldState;
}

/** The note below a field: why it is locked, or else its description. */
function FieldNote({ field, state }: FieldNoteProps) {
  if (!state.isLocked) return field.hint;
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
