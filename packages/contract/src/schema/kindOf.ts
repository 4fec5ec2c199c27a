import { formats } from './formats.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What kind of text it is; nothing of its content. */
function kindOfText(text: string): string {
  const length = plural(text.length, 'character', 'characters');
  if (/^\d+$/.test(text)) return `digits (${length})`;
  if (formats['date-time'](text)) return `date-time (${length})`;
  if (formats.date(text)) return `date (${length})`;
  if (/^\s*</.test(text)) return `markup (${length})`;
  return `text (${length})`;
}

/** The kind and size of a value, without the value: reports and recordings may leave the company. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return kindOfText(value);
  if (typeof value === 'number') {
    const sign = value < 0 ? 'negative ' : '';
    return Number.isInteger(value) ? `${sign}integer` : `${sign}number`;
  }
  if (Array.isArray(value)) return `list (${plural(value.length, 'item', 'items')})`;
  if (typeof value === 'object') return `object (${plural(Object.keys(value).length, 'field', 'fields')})`;
  return typeof value;
}
