import type { Field } from './fieldTypes.ts';
import type { FormValue } from './fieldValues.ts';
import type { CheckContext, DescribeContext } from './kinds/kind.ts';
import { specOf } from './kinds/index.ts';
import type { Wire } from './paths.ts';

/** What a field of a new form holds. `today` is `YYYY-MM-DD`. */
export const initialValue = (field: Field, today: string): FormValue => specOf(field).initial(field, today);

/** What the service holds for a field, as the form holds it. */
export const readValue = (field: Field, wire: Wire | undefined): FormValue => specOf(field).read(wire, field);

export const writeValue = (field: Field, value: FormValue): Wire => specOf(field).write(value, field);

/** Whether a value is of the kind that its field holds. */
export const isValueOf = (field: Field, value: unknown): value is FormValue => specOf(field).is(value);

export const isEmpty = (field: Field, value: FormValue): boolean => specOf(field).isEmpty(value);

/** The value as it is sent: trimmed, and in the form its kind has. */
export const tidyValue = (field: Field, value: FormValue): FormValue =>
  specOf(field).tidy?.(value, field) ?? value;

/** A value that a draft of this field may keep; `undefined` for any other. */
export const draftValue = (field: Field, raw: unknown, context: CheckContext): FormValue | undefined =>
  specOf(field).draft(raw, field, context);

/** A value in a few words; empty for nothing, and for every secret. */
export const describeValue = (field: Field, value: FormValue, context?: DescribeContext): string =>
  field.isSecret || isEmpty(field, value) ? '' : specOf(field).describe(value, field, context);

/** Whether the field takes the whole width, where others stand two in a row. */
export const isWide = (field: Field): boolean => specOf(field).isWide ?? false;

/** Whether two values are the same data. They are plain data, so their text tells. */
export const isSameData = (one: FormValue, other: FormValue): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** Whether two values of a field mean the same, so that going from one to the other is no change. */
export const isSameValue = (field: Field, one: FormValue, other: FormValue): boolean =>
  specOf(field).isSame?.(one, other) ?? isSameData(one, other);
