/** A member of a JSON object, located in the text. */
export interface JsonMember {
  readonly key: string;
  /** Start and end of its value in the text. */
  readonly start: number;
  readonly end: number;
}

/** The text is not the expected JSON. */
export class NotJson extends Error {
  override readonly name = 'NotJson';
}

const quote = 0x22;
const backslash = 0x5c;
const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/**
 * Position after the string that starts at `from`. An odd number of backslashes before a quote escapes the
 * quote.
 */
function skipString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = at;
    while (text.charCodeAt(escapes - 1) === backslash) escapes -= 1;
    if ((at - escapes) % 2 === 0) return at + 1;
  }
  throw new NotJson();
}

/** Position after the value that starts at `from`. `JSON.parse` validates the value's content later. */
function skipValue(text: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === quote) at = skipString(text, at) - 1;
    else if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (code === 0x2c && depth === 0) return at;
    at += 1;
  }
  throw new NotJson();
}

/** Position after `character`, which must be at `at`, and the whitespace after it. */
function behind(text: string, at: number, character: string): number {
  if (text[at] !== character) throw new NotJson();
  return skipSpace(text, at + 1);
}

/**
 * Iterates over the members of the object that starts at `from` without parsing their values. A large answer
 * can be parsed in slices.
 * @throws {NotJson} if the text has no object there
 */
export function* jsonMembers(text: string, from = 0): Generator<JsonMember> {
  let at = behind(text, skipSpace(text, from), '{');
  while (text[at] !== '}') {
    if (text[at] !== '"') throw new NotJson();
    const afterKey = skipString(text, at);
    const key: unknown = JSON.parse(text.slice(at, afterKey));
    const start = behind(text, skipSpace(text, afterKey), ':');
    const end = skipValue(text, start);
    yield { key: String(key), start, end };
    at = text[end] === ',' ? behind(text, end, ',') : skipSpace(text, end);
  }
}
