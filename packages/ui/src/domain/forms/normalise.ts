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

/** Extracts the account from its address at the provider: `my-shop` of `https://my-shop.gorgias.com/app`. */
const subdomain = (typed: string): string => (host(typed).split('.', 1)[0] ?? '').trim();

/** Completes an address, and removes the slashes at its end: `https://shop.example.com` of `shop.example.com/`. */
const address = (typed: string): string => {
  const text = typed.trim().replace(/[\s/]+$/, '');
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
};

/** Ids that users copy with dashes or spaces. */
const digits = (typed: string): string => typed.replace(/\D/g, '');

/** The normalisations that a field can name. Each one trims and is idempotent. */
export const normalisers = { snowflakeAccount, host, subdomain, address, digits } as const satisfies Record<
  string,
  (typed: string) => string
>;
export type Normaliser = keyof typeof normalisers;
