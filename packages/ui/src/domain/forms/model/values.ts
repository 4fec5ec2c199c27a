import type { Field } from '../definition/fieldTypes.ts';
import type { FormValue } from '../definition/fieldValues.ts';
import type { CheckContext, DescribeContext } from '../definition/kind.ts';
import { specOf } from '../kinds/kinds.ts';
import type { Wire } from '../../json/paths.ts';

/** The initial value of a field in a new form. `today` is `YYYY-MM-DD`. */
export const initialValue = (field: Field, today: string): FormValue => specOf(field).initial(field, today);

/** The saved value of a field, as the form represents it. */
export const readValue = (field: Field, wire: Wire | undefined): FormValue => specOf(field).read(wire, field);

export const writeValue = (field: Field, value: FormValue): Wire => specOf(field).write(value, field);

/** Whether a value is of its field's kind. */
export const isValueOf = (field: Field, value: unknown): value is FormValue => specOf(field).is(value);

export const isEmpty = (field: Field, value: FormValue): boolean => specOf(field).isEmpty(value);

/** The value as it is sent: trimmed and normalised. */
export const tidyValue = (field: Field, value: FormValue): FormValue =>
  specOf(field).tidy?.(value, field) ?? value;

/** A value that a draft may keep; `undefined` for any other. */
export const draftValue = (field: Field, raw: unknown, context: CheckContext): FormValue | undefined =>
  specOf(field).draft(raw, field, context);

/** A short description of a value; empty for an empty value and for every secret. */
export const describeValue = (field: Field, value: FormValue, context?: DescribeContext): string =>
  field.isSecret || isEmpty(field, value) ? '' : specOf(field).describe(value, field, context);

/** Whether a passphrase unlocks the value; `undefined` while that is unknown. */
export const takesPassphrase = (field: Field, value: FormValue): boolean | undefined =>
  isEmpty(field, value) ? undefined : specOf(field).takesPassphrase?.(value);

/** Whether the field takes the full width instead of half a row. */
export const isWide = (field: Field): boolean => specOf(field).isWide ?? false;

/** Whether two values contain the same data. Both are plain data, so their JSON is compared. */
export const isSameData = (one: FormValue, other: FormValue): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

/**
 * Whether two values of a field are equal for the service, so that replacing one by the other is not a
 * change.
 */
export const isSameValue = (field: Field, one: FormValue, other: FormValue): boolean =>
  specOf(field).isSame?.(one, other, field) ?? isSameData(one, other);
