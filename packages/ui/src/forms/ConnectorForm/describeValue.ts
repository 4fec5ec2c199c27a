import type { Field } from '../../domain/connectors/fieldTypes.ts';
import { isEmpty, isRows, type FormValue } from '../../domain/connectors/values.ts';

const valueInWords = (field: Field, value: FormValue): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (isRows(value)) return `${value.length} chosen`;
  if (typeof value !== 'string') return '';
  if (field.kind === 'choice')
    return field.options.find((option) => String(option.value) === value)?.label ?? value;
  return field.kind === 'number' && field.unit ? `${value} ${field.unit}` : value;
};

/** A field and what it holds, in a few words; nothing of a secret, and nothing where there is nothing. */
export function describeValue(field: Field, value: FormValue): string | undefined {
  if (field.isSecret || isEmpty(value)) return undefined;
  const words = valueInWords(field, value);
  return words === '' ? undefined : `${field.label}: ${words}`;
}
