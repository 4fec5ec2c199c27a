import { onFirstUse } from './onFirstUse.ts';

const grouped = onFirstUse(() => new Intl.NumberFormat('en-US'));
const compact = onFirstUse(
  () => new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }),
);
const percent = onFirstUse(
  () => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }),
);

/** `4,812,204`: a count in a table. */
export const formatCount = (value: number): string => grouped().format(value);

/** `12.5%`: a share of 1. */
export const formatPercent = (share: number): string => percent().format(share);

/** `4.8 M`: a count for small spaces. */
export const formatCompact = (value: number): string =>
  compact()
    .format(value)
    .replace(/([KMBT])$/, ' $1')
    .replace('K', 'k');

/** `1 pipeline`, `2 pipelines`. */
export const formatQuantity = (value: number, one: string, many = `${one}s`): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;

/** `at least 9 pipelines` if there may be more than were counted. */
export const formatAtLeast = (value: number, hasMore: boolean, one: string): string =>
  `${hasMore ? 'at least ' : ''}${formatQuantity(value, one)}`;

/** `512 B`, `18 kB`, `1.2 MB`: the size of a file, in units of a thousand. */
export function formatFileSize(bytes: number): string {
  const step = Math.min(Math.max(Math.floor(Math.log10(bytes || 1) / 3), 0), 3);
  const size = bytes / 1000 ** step;
  return `${size.toLocaleString('en-US', { maximumFractionDigits: size < 10 && step > 0 ? 1 : 0 })} ${['B', 'kB', 'MB', 'GB'][step]}`;
}
