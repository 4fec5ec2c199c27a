/** Any code of three letters has a format. Another unit, such as `credits`, has none. */
const formatOf = (currency: string): Intl.NumberFormat | undefined =>
  /^[a-z]{3}$/i.test(currency) ? new Intl.NumberFormat('en-US', { style: 'currency', currency }) : undefined;

/** The decimals of a currency's smallest unit; 2 if nobody knows the currency. */
const decimalsOf = (currency: string): number =>
  formatOf(currency)?.resolvedOptions().maximumFractionDigits ?? 2;

/**
 * `$99.00`, `¥9,900`, `99.00 credits`: formats a price given in the currency's smallest unit. An unknown unit counts
 * hundredths.
 */
export function formatPrice(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const format = formatOf(currency);
  const whole = amount / 10 ** decimals;
  if (format) return format.format(whole);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${new Intl.NumberFormat('en-US', digits).format(whole)} ${currency}`;
}

/** Digits, with commas between thousands, and with decimals. */
const amount = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/**
 * A price as services write it, in the currency's smallest unit: a text or a fraction counts whole units, an
 * integer the smallest ones. `undefined` for anything else, and for parts of the smallest unit.
 */
export function readPrice(price: unknown, currency: string): number | undefined {
  if (typeof price !== 'string' && typeof price !== 'number') return undefined;
  const text = String(price).trim();
  if (!amount.test(text)) return undefined;
  const isSmallest = Number.isInteger(price);
  const [whole = '', part = ''] = text.replaceAll(',', '').split('.');
  const decimals = isSmallest ? 0 : decimalsOf(currency);
  const read = Number(whole + part.slice(0, decimals).padEnd(decimals, '0'));
  return Number.isSafeInteger(read) && /^0*$/.test(part.slice(decimals)) ? read : undefined;
}
