import type { LongTextField } from '../definition/fieldTypes.ts';
import { isWireObject, parseJson, type Wire } from '../../json/paths.ts';
import { checkLength, typedText, wireWords, type KindSpec, type Verdict } from '../definition/kind.ts';

type Pair = NonNullable<LongTextField['pair']>;

/** Two ids in a line: digits, in groups or not. Between them is anything, such as the tab of two cells of a sheet. */
const twoIds = /^\W*(\d+(?:-\d+)*)(?=[^\w-])\W+(\d+(?:-\d+)*)\W*$/;
const bare = (id: string): string => id.replaceAll('-', '');

/** The text of a JSON list of pairs. Any other is shown as it is, so that nothing in it is lost. */
function readPairs(sent: Wire | undefined, pair: Pair): string {
  const list = typeof sent === 'string' ? parseJson(sent) : sent;
  const text = typeof sent === 'object' && sent !== null ? JSON.stringify(sent) : wireWords(sent);
  if (!Array.isArray(list)) return text;
  const lines = list.map((item: Wire) => {
    const ids = isWireObject(item) && Object.keys(item).length === 2 ? pair.map((key) => item[key]) : [];
    const line = ids.map(wireWords).join(', ');
    return twoIds.test(line) ? line : undefined;
  });
  return lines.includes(undefined) ? text : lines.join('\n');
}

/** The index of the first line that has something else than two ids; -1 if there is none. */
const wrongLine = (typed: string): number =>
  typed.split('\n').findIndex((line) => line.trim() !== '' && !twoIds.test(line));

function writePairs(typed: string, [one, other]: Pair): string {
  if (wrongLine(typed) >= 0) return typed;
  const pairs = typed.split('\n').flatMap((line) => {
    const [, first, second] = twoIds.exec(line) ?? [];
    return first && second ? [{ [one]: bare(first), [other]: bare(second) }] : [];
  });
  return JSON.stringify(pairs);
}

function check(value: string, field: LongTextField): Verdict {
  const json = parseJson(value);
  if (field.content === 'json' && json === undefined) return `${field.label} must be JSON`;
  if (!field.pair) return checkLength(field, value, field.maxLength);
  const wrong = wrongLine(value);
  return wrong < 0 || Array.isArray(json)
    ? checkLength(field, writePairs(value, field.pair), field.maxLength)
    : `Line ${wrong + 1} needs two IDs, separated by a comma`;
}

/** Several lines of text. */
export const longText: KindSpec<LongTextField, string> = {
  ...typedText,
  read: (wire, { pair }) => (pair ? readPairs(wire, pair) : typedText.read(wire)),
  write: (value, { pair }) => typedText.write(pair && value.trim() ? writePairs(value, pair) : value),
  tidy: (value, { pair }) => (pair ? readPairs(value, pair) : value).trim(),
  check,
  draft(raw, field) {
    const value = typedText.draft(raw);
    // Key files are JSON too, and a truncated key is still a secret.
    const isAnyText = field.content === 'plain' && !field.pair;
    const isKept = isAnyText || value === '' || check(value ?? '', field) === undefined;
    return isKept ? value : undefined;
  },
  describe: (value, { pair }) => (pair ? value.split('\n').join('; ') : value),
  isWide: true,
};
