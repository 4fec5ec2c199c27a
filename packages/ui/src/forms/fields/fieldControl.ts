import type { ReactNode } from 'react';
import type { Field } from '../../domain/connectors/fieldTypes.ts';
import type { FieldState, FormModel } from '../../domain/connectors/formState.ts';
import type { FormValue } from '../../domain/connectors/values.ts';

export interface ControlProps<Each extends Field> {
  readonly field: Each;
  readonly state: FieldState;
  readonly model: FormModel;
}

/**
 * What draws fields of one kind. Written as a method, so that the record of all kinds can be asked for the control of a
 * field whose kind is not known: each meets fields of its own kind only.
 */
export type Control<Each extends Field> = { draw(props: ControlProps<Each>): ReactNode }['draw'];

/** The text of a value that is one. */
export const textOf = (value: FormValue): string => (typeof value === 'string' ? value : '');
