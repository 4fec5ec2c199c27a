import type { NumberField } from '../definition/fieldTypes.ts';
import { typedText, wireWords, type KindSpec, type Verdict } from '../definition/kind.ts';

export const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);
/** Numbers beyond the safe integers would be sent with a different value. */
export const isWholeNumber = (text: string): boolean =>
  /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text));

function checkNumber({ label, isWhole, min, max, alsoAllowed }: NumberField, typed: string): Verdict {
  const text = typed.trim();
  if (!isNumber(text)) return `${label} must be a number`;
  if (isWhole && !isWholeNumber(text)) return `${label} must be a whole number`;
  const value = Number(text);
  const isWithin = (min === undefined || value >= min) && (max === undefined || value <= max);
  if (isWithin || alsoAllowed.includes(value)) return undefined;
  const also = alsoAllowed.length > 0 ? `, or ${alsoAllowed.join(' or ')}` : '';
  if (min !== undefined && max !== undefined) return `${label} must be from ${min} to ${max}${also}`;
  return min === undefined
    ? `${label} must be ${max} or less${also}`
    : `${label} must be ${min} or more${also}`;
}

/** A number, stored as the text typed so far. */
export const number: KindSpec<NumberField, string> = {
  ...typedText,
  initial: ({ initial }) => wireWords(initial),
  write: (value) => (value.trim() === '' ? null : Number(value)),
  check: (value, field) => checkNumber(field, value),
  describe: (value, { unit }) => (unit && value !== '' ? `${value} ${unit}` : value),
};
