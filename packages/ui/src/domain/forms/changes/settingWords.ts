import { redact } from '../../text/redact.ts';
import type { Field } from '../definition/fieldTypes.ts';
import type { FormValue } from '../definition/fieldValues.ts';
import { describeValue } from '../model/values.ts';

/** A value as part of a sentence. */
export function wordsOf(field: Field, value: FormValue): string {
  const words = describeValue(field, value);
  if (words !== '') return words.charAt(0).toLowerCase() + words.slice(1);
  if (field.kind === 'schedule') return 'none';
  return field.kind === 'timeWindow' ? 'off' : String(value);
}

/** A value by itself, such as after “Now”. Names and texts keep their capital letters. */
export function valueWords(field: Field, value: FormValue): string {
  if (field.kind === 'frequency' || field.kind === 'toggle') return wordsOf(field, value);
  const words = redact(describeValue(field, value));
  if (words !== '') return words;
  if (field.kind === 'schedule') return 'at an interval';
  return field.kind === 'timeWindow' ? 'off' : 'empty';
}
