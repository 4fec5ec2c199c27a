import type { ReactNode } from 'react';
import type { FieldKind, FieldOf } from '../../domain/forms/definition/fieldTypes.ts';
import type { FieldState, FormModel } from '../../domain/forms/model/formState.ts';

export interface ControlProps<Kind extends FieldKind> {
  readonly field: FieldOf<Kind>;
  readonly state: FieldState<Kind>;
  readonly model: FormModel;
  /** The whole form is read-only. */
  readonly isReadOnly: boolean;
}

/**
 * Renders fields of one kind. Written as a method, so that the record of all kinds accepts a field of unknown kind:
 * each control only receives fields of its own kind.
 */
export type Control<Kind extends FieldKind> = { draw(props: ControlProps<Kind>): ReactNode }['draw'];
