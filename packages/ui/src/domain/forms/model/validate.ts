import type { Field } from '../definition/fieldTypes.ts';
import type { FormValue } from '../definition/fieldValues.ts';
import { specOf } from '../kinds/kinds.ts';
import type { CheckContext } from '../definition/kind.ts';
import { mayHoldPassword } from '../../text/passwordText.ts';
import { hasKeyMarker } from '../../text/privateKeyText.ts';
import { isEmpty } from './values.ts';

/** Data that a check needs besides the value. */
export interface ValidationContext extends CheckContext {
  /** The service has a valid secret for this field, so no input is required. */
  readonly isStored?: boolean;
  /** Whether the field that replaces this one is filled. */
  readonly hasSubstitute?: boolean;
  /** The form accepts no text that may contain a password. @default false */
  readonly refusesPasswords?: boolean;
  /** Whether the secret that this field unlocks is locked; missing while unknown, as for a saved one. */
  readonly isOpenedLocked?: boolean | undefined;
}

/**
 * Why a field's value cannot be sent, as a sentence. Checks only the rules of spec §5 and of the field. The
 * service validates the format of keys and account ids.
 */
export function validate(field: Field, value: FormValue, context: ValidationContext): string | undefined {
  if (!isEmpty(field, value)) {
    // Everyone who can view the connector can read its text, so it must never contain a private key.
    const text = field.isSecret || typeof value !== 'string' ? '' : value;
    if (hasKeyMarker(text)) return `${field.label} contains a private key. Remove it`;
    const refusal = specOf(field).check(value, field, context);
    // A field that knows its form gives the better advice.
    if (refusal === undefined && context.refusesPasswords && mayHoldPassword(text))
      return `${field.label} may contain a password or key. Remove it`;
    return refusal;
  }
  if (context.isOpenedLocked) return `The key is encrypted: enter its ${field.label.toLowerCase()}`;
  if (!field.isRequired || context.isStored || context.hasSubstitute) return undefined;
  return field.requiredMessage ?? `${field.label} is required`;
}

/**
 * A warning about a value that can be sent: an unnecessary passphrase, or a space around a secret, which is
 * rarely intended.
 */
export function warningFor(field: Field, value: FormValue, isOpenedLocked?: boolean): string | undefined {
  if (field.kind !== 'secret' || typeof value !== 'string' || value === '') return undefined;
  if (isOpenedLocked === false) return `The key is not encrypted: it needs no ${field.label.toLowerCase()}`;
  return value === value.trim()
    ? undefined
    : `${field.label} starts or ends with a space, which will be sent`;
}
