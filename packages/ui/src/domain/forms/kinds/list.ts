import type { ListField } from '../definition/fieldTypes.ts';
import { mayHoldPassword } from '../../text/passwordText.ts';
import type { Wire } from '../../json/paths.ts';
import { typedText, wireWords, type KindSpec, type Verdict } from '../definition/kind.ts';
import { isNumber, isWholeNumber } from './number.ts';

/**
 * The items of a typed list. `digits` removes everything except digits and commas first (spec §5 for TikTok).
 */
export function splitList(field: Pick<ListField, 'items' | 'wire'>, typed: string): readonly string[] {
  const text = field.items === 'digits' ? typed.replace(/[^\d,]/g, '') : typed;
  const separator = field.wire === 'spaces' ? /[\s,]/ : ',';
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export const joinList = (items: readonly string[]): string => items.join(', ');

const readList = (wire: Wire | undefined, field: ListField): string => {
  if (Array.isArray(wire)) return joinList(wire.map(wireWords));
  const text = field.wire === 'quoted' ? wireWords(wire).replaceAll('"', '') : wireWords(wire);
  return joinList(splitList({ items: 'text', wire: field.wire }, text));
};

const writeList = (typed: string, field: ListField): Wire => {
  const items = splitList(field, typed);
  if (field.wire === 'array') return field.items === 'number' ? items.map(Number) : items;
  if (items.length === 0) return null;
  if (field.wire === 'quoted') return items.map((item) => `"${item}"`).join(',');
  return items.join(field.wire === 'spaces' ? ' ' : ',');
};

function checkList(field: ListField, typed: string): Verdict {
  if (field.items !== 'number') return undefined;
  const items = splitList(field, typed);
  if (items.every(isWholeNumber)) return undefined;
  return items.every(isNumber)
    ? 'Enter whole numbers, separated by commas'
    : 'Enter numbers, separated by commas';
}

const describeList = (value: string, field: ListField): string =>
  field.options === undefined
    ? value
    : joinList(
        splitList(field, value).map(
          (item) => field.options?.find((option) => String(option.value) === item)?.label ?? item,
        ),
      );

/** Several values, stored as one comma-separated line. */
export const list: KindSpec<ListField, string> = {
  ...typedText,
  initial: ({ initial }) => joinList(initial),
  read: readList,
  write: writeList,
  check: (value, field) => checkList(field, value),
  // A command is refused. In pieces it would look like any list.
  tidy: (value, field) => (mayHoldPassword(value) ? value : joinList(splitList(field, value))),
  describe: describeList,
  isWide: true,
};
