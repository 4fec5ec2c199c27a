import type { Field } from './fieldTypes.ts';
import type { FormValue } from './fieldValues.ts';
import { specOf } from './kinds/index.ts';
import type { CheckContext } from './kinds/kind.ts';
import { readPem } from './pem.ts';
import { hasKeyMarker } from './privateKeyText.ts';
import { isEmpty } from './values.ts';

/** What a check may need to know beyond the value. */
export interface ValidationContext extends CheckContext {
  /** A secret of this field is stored and still good: nothing has to be typed. */
  readonly isStored?: boolean;
  /** Whether the field that stands in for this one is filled. */
  readonly hasSubstitute?: boolean;
  /** The text entered for the secret that this one opens; absent for a stored one. */
  readonly opened?: string;
}

/** Whether a key takes a passphrase; unknown while the text is no key. */
function takesPassphrase(key: string | undefined): boolean | undefined {
  const reading = key ? readPem(key, 'privateKey') : undefined;
  return reading?.state === 'valid' ? reading.isEncrypted : undefined;
}

/**
 * Why a field's value cannot be sent, as a sentence. Only what spec §5 and the field itself say is checked: how a key or
 * an account id looks is for the service to judge.
 */
export function validate(field: Field, value: FormValue, context: ValidationContext): string | undefined {
  if (!isEmpty(field, value)) {
    // Everyone who sees the connector can read its text, so a private key never gets into it.
    if (!field.isSecret && typeof value === 'string' && hasKeyMarker(value)) {
      return `${field.label} contains a private key. Remove it`;
    }
    return specOf(field).check(value, field, context);
  }
  if (takesPassphrase(context.opened)) return `The key is encrypted: enter its ${field.label.toLowerCase()}`;
  if (!field.isRequired || context.isStored || context.hasSubstitute) return undefined;
  return field.requiredMessage ?? `${field.label} is required`;
}

/** What to look at although it can be sent: a needless passphrase, or a space around a secret, which is rarely meant. */
export function warningFor(field: Field, value: FormValue, opened?: string): string | undefined {
  if (field.kind !== 'secret' || typeof value !== 'string' || value === '') return undefined;
  if (takesPassphrase(opened) === false)
    return `The key is not encrypted: it needs no ${field.label.toLowerCase()}`;
  return value === value.trim()
    ? undefined
    : `${field.label} starts or ends with a space, which will be sent`;
}
