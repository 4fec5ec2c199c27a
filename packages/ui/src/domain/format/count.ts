const grouped = new Intl.NumberFormat('en-US');
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** `4,812,204`: a count in a table. */
export const formatCount = (value: number): string => grouped.format(value);

/** `4.8 M`: a count for small spaces. */
export const formatCompact = (value: number): string =>
  compact
    .format(value)
    .replace(/([KMBT])$/, ' $1')
    .replace('K', 'k');

/** `1 pipeline`, `2 pipelines`. */
export const formatQuantity = (value: number, one: string, many = `${one}s`): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;
