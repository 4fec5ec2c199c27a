const snowflakeSuffix = '.snowflakecomputing.com';

/** One layer less of what people paste around an account. Each step makes the text shorter. */
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

/** The host alone, in lower case, out of an address of a shop or an account. */
const host = (typed: string): string => {
  const [name = ''] = typed
    .trim()
    .replace(/^(https?:\/\/)+/i, '')
    .split(/[/?#]/, 1);
  return name.trim().toLowerCase();
};

/** Ids that people copy with dashes or spaces. */
const digits = (typed: string): string => typed.replace(/\D/g, '');

/** Ways to tidy a text that a field can name. Each one trims, and changes nothing when applied twice. */
export const normalisers = { snowflakeAccount, host, digits } as const satisfies Record<
  string,
  (typed: string) => string
>;
export type Normaliser = keyof typeof normalisers;
