import type { Field, ListField } from './fieldTypes.ts';

const snowflakeSuffix = '.snowflakecomputing.com';

/** One layer less of what people paste around an account. Nothing it takes away makes it longer. */
const unwrapped = (text: string): string => {
  const [host = ''] = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .split('/', 1);
  return host.toLowerCase().endsWith(snowflakeSuffix) ? host.slice(0, -snowflakeSuffix.length) : host;
};

/** The account identifier alone, out of an address of the account (spec §5: the provider's domain is stripped). */
export function snowflakeAccount(typed: string): string {
  let account = typed;
  for (let shorter = unwrapped(account); shorter !== account; shorter = unwrapped(account)) account = shorter;
  return account;
}

const normalisations = { snowflakeAccount } as const;

/** The items of a typed list. Digits are reduced to digits and commas first (spec §5 for TikTok). */
export function splitList(field: Pick<ListField, 'items' | 'wire'>, typed: string): readonly string[] {
  const text = field.items === 'digits' ? typed.replace(/[^\d,]/g, '') : typed;
  const separator = field.wire === 'spaces' ? /[\s,]/ : ',';
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export const joinList = (items: readonly string[]): string => items.join(', ');

/**
 * What was typed, as it will be sent: trimmed, and in the form its kind has. Secrets are never touched, for a space may
 * belong to them.
 */
export function normalise(field: Field, typed: string): string {
  if (field.isSecret) return typed;
  if (field.kind === 'list') return joinList(splitList(field, typed));
  if (field.kind === 'text' && field.normalisation !== undefined)
    return normalisations[field.normalisation](typed);
  return typed.trim();
}
