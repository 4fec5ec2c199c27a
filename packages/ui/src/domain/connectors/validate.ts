import { isLongerThan } from '../graphemes.ts';
import { firstHidden } from '../hiddenCharacters.ts';
import type { Connection } from './connection.ts';
import { isMoreThanHost } from './connectionUri.ts';
import type { DateField, Field, FileField, ListField, NumberField, TextField } from './fieldTypes.ts';
import { splitList } from './normalise.ts';
import { isWireObject, type Wire } from './paths.ts';
import { readPem, type PemKind } from './pem.ts';
import { isConnection, isEmpty, isSsl, type FormValue } from './values.ts';

/** What a check may need to know beyond the value. */
export interface ValidationContext {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** A secret of this field is stored and still good: nothing has to be typed. */
  readonly isStored?: boolean;
  /** Whether the field that stands in for this one is filled. */
  readonly hasSubstitute?: boolean;
  /** What was put in for the secret that this one opens; nothing for one that is stored. */
  readonly opened?: string;
}

/** Why a value cannot be sent; `undefined` when it can. */
type Verdict = string | undefined;

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);
/** Beyond the safe ones, a number would be sent as another one. */
const isWhole = (text: string): boolean => /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text));

const isDay = (text: string): boolean => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // A day that does not exist, such as February 30, is read as another one.
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text);
};

function checkNumber(
  { label, isWhole: mustBeWhole, min, max, alsoAllowed }: NumberField,
  typed: string,
): Verdict {
  const text = typed.trim();
  if (!isNumber(text)) return `${label} must be a number`;
  if (mustBeWhole && !isWhole(text)) return `${label} must be a whole number`;
  const value = Number(text);
  const isWithin = (min === undefined || value >= min) && (max === undefined || value <= max);
  if (isWithin || alsoAllowed.includes(value)) return undefined;
  const also = alsoAllowed.length > 0 ? `, or ${alsoAllowed.join(' or ')}` : '';
  if (min !== undefined && max !== undefined) return `${label} must be from ${min} to ${max}${also}`;
  return min === undefined
    ? `${label} must be ${max} or less${also}`
    : `${label} must be ${min} or more${also}`;
}

/** The sentences of spec §5. */
function checkDate({ min, max }: DateField, typed: string, today: string): Verdict {
  if (!isDay(typed)) return 'Enter a date';
  if (max === 'today' && typed > today) return `The value is incorrect. Maximum date is ${today}`;
  return min !== undefined && typed < min ? `The value is incorrect. Minimum date is ${min}` : undefined;
}

const parsed = (text: string): Wire | undefined => {
  try {
    // JSON is what `Wire` describes.
    return JSON.parse(text) as Wire;
  } catch {
    return undefined;
  }
};

function checkPem(text: string, kind: PemKind): Verdict {
  const reading = readPem(text, kind);
  return reading.state === 'invalid' ? reading.message : undefined;
}

function checkFile({ content }: FileField, text: string): Verdict {
  if (content === 'privateKey') return checkPem(text, 'privateKey');
  const key = parsed(text);
  return isWireObject(key) && key.type === 'service_account'
    ? undefined
    : 'This is not the JSON key of a service account';
}

function checkList(field: ListField, typed: string): Verdict {
  if (field.items !== 'number') return undefined;
  const items = splitList(field, typed);
  if (items.every(isWhole)) return undefined;
  return items.every(isNumber)
    ? 'Enter whole numbers, separated by commas'
    : 'Enter numbers, separated by commas';
}

/** Too long a text was cut while it was typed; a secret is never cut, so it is refused instead (A-29). */
const checkLength = ({ label }: Field, value: string, maxLength: number): Verdict =>
  isLongerThan(value, maxLength) ? `${label} has more than ${maxLength} characters` : undefined;

/** Pasted along, a character of no width makes a host that is not found, or a name that looks like another (T-25). */
const checkHidden = ({ label }: Field, value: string): Verdict => {
  const found = firstHidden(value.trim());
  return found && `${label} holds a character that cannot be seen (${found}). Type it anew`;
};

/** What was meant to be split and could not be: an address of something else, or words around a host. */
const checkHost = ({ label, address, example }: TextField, typed: string): Verdict =>
  address && isMoreThanHost(typed)
    ? `${label} takes a name or an address alone${example ? `, such as ${example}` : ''}`
    : undefined;

function checkConnection({ type, mode, tunnelId }: Connection): Verdict {
  if (type === 'direct' || tunnelId !== null) return undefined;
  return mode === 'create' ? 'Create the tunnel first' : 'Choose a tunnel';
}

/** How a filled value of each kind is judged. */
function checkFilled(field: Field, value: FormValue, { today }: ValidationContext): Verdict {
  if (isConnection(value)) return checkConnection(value);
  if (isSsl(value))
    return value.mode === 'certificate' ? checkPem(value.certificate, 'certificate') : undefined;
  if (typeof value !== 'string') return undefined;
  switch (field.kind) {
    case 'text':
      return (
        checkHidden(field, value) ?? checkHost(field, value) ?? checkLength(field, value, field.maxLength)
      );
    case 'secret':
      return checkLength(field, value, field.maxLength);
    case 'longText':
      return field.content === 'json' && parsed(value) === undefined
        ? `${field.label} must be JSON`
        : checkLength(field, value, field.maxLength);
    case 'number':
      return checkNumber(field, value);
    case 'date':
      return checkDate(field, value, today);
    case 'file':
      return checkFile(field, value);
    case 'list':
      return checkList(field, value);
    case 'choice':
    case 'toggle':
    case 'rows':
    case 'ssl':
    case 'connection':
      return undefined;
  }
}

/** Whether a key takes a passphrase; unknown while it is none. */
function takesPassphrase(key: string | undefined): boolean | undefined {
  const reading = key ? readPem(key, 'privateKey') : undefined;
  return reading?.state === 'valid' ? reading.isEncrypted : undefined;
}

/**
 * Why a field's value cannot be sent, as a sentence. Only what spec §5 and the field itself say is checked: how a key or
 * an account id looks is for the service to judge.
 */
export function validate(field: Field, value: FormValue, context: ValidationContext): string | undefined {
  if (!isEmpty(value)) return checkFilled(field, value, context);
  if (takesPassphrase(context.opened)) return `The key is encrypted: enter its ${field.label.toLowerCase()}`;
  if (!field.isRequired || context.isStored || context.hasSubstitute) return undefined;
  return field.requiredMessage ?? `${field.label} is required`;
}

/**
 * What a person should look at, though it can be sent: a passphrase that nothing asks for, and a secret with a space
 * around it, which is rarely meant so (A-34).
 */
export function warningFor(field: Field, value: FormValue, opened?: string): string | undefined {
  if (field.kind !== 'secret' || typeof value !== 'string' || value === '') return undefined;
  if (takesPassphrase(opened) === false)
    return `The key is not encrypted: it needs no ${field.label.toLowerCase()}`;
  return value === value.trim()
    ? undefined
    : `${field.label} starts or ends with a space, which will be sent`;
}
