import type { ReactNode } from 'react';
import type { FieldKind, FieldOf } from '../../domain/forms/fieldTypes.ts';
import type { FieldState, FormModel } from '../../domain/forms/formState.ts';

export interface ControlProps<Kind extends FieldKind> {
  readonly field: FieldOf<Kind>;
  readonly state: FieldState<Kind>;
  readonly model: FormModel;
  /** The whole form is read-only for now. */
  readonly isReadOnly: boolean;
}

/**
 * Draws fields of one kind. Written as a method, so that the record of all kinds can be asked for the control of a field
 * whose kind is not known: each control only meets fields of its own kind.
 */
export type Control<Kind extends FieldKind> = { draw(props: ControlProps<Kind>): ReactNode }['draw'];
