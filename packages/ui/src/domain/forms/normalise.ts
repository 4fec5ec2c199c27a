const snowflakeSuffix = '.snowflakecomputing.com';

/** Removes one layer of what users paste around an account. Each step shortens the text. */
const unwrapped = (text: string): string => {
  const [host = ''] = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .split('/', 1);
  return host.toLowerCase().endsWith(snowflakeSuffix) ? host.slice(0, -snowflakeSuffix.length) : host;
};

/** Extracts the account identifier from an account's address (spec §5: the provider's domain is stripped). */
export function snowflakeAccount(typed: string): string {
  let account = typed;
  for (let shorter = unwrapped(account); shorter !== account; shorter = unwrapped(account)) account = shorter;
  return account;
}

/** Extracts the host, in lower case, from the address of a shop or account. */
const host = (typed: string): string => {
  const [name = ''] = typed
    .trim()
    .replace(/^(https?:\/\/)+/i, '')
    .split(/[/?#]/, 1);
  return name.trim().toLowerCase();
};

/** Ids that users copy with dashes or spaces. */
const digits = (typed: string): string => typed.replace(/\D/g, '');

/** The normalisations that a field can name. Each one trims and is idempotent. */
export const normalisers = { snowflakeAccount, host, digits } as const satisfies Record<
  string,
  (typed: string) => string
>;
export type Normaliser = keyof typeof normalisers;
