import type { FieldRefusal } from './refusal.ts';

interface NumberRule {
  readonly least: number;
  /** @default none */
  readonly most?: number;
  /** Counts are whole; a share may be fractional. @default true */
  readonly isWhole?: boolean;
}

/** The range of network ports. */
export const portRule: NumberRule = { least: 1, most: 65_535 };

/** The errors of a number; none if it is missing. A text that contains a number counts as a number. */
export function checkNumber(
  loc: FieldRefusal['loc'],
  sent: unknown,
  { least, most = Number.POSITIVE_INFINITY, isWhole = true }: NumberRule,
): FieldRefusal[] {
  if (sent === undefined || sent === null || sent === '') return [];
  const value = typeof sent === 'string' ? Number(sent.trim() || Number.NaN) : sent;
  if (typeof value !== 'number' || Number.isNaN(value)) {
    return [{ loc, msg: 'Enter a number.', type: 'type_error.number' }];
  }
  if (isWhole && !Number.isSafeInteger(value)) {
    return [{ loc, msg: 'Enter a whole number.', type: 'type_error.integer' }];
  }
  if (value < least) {
    return [{ loc, msg: `Enter ${least} or more.`, type: 'value_error.number.not_ge' }];
  }
  return value > most ? [{ loc, msg: `Enter ${most} or less.`, type: 'value_error.number.not_le' }] : [];
}
