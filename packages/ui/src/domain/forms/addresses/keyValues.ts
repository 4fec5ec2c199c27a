import { assemble, isPlaceholder, refuse, type AddressReading } from './addressParts.ts';
import { isKnownParameter, plainName, roleOf, type Parameter } from './parameters.ts';
import { refusals } from './refusals.ts';
import { isSslVariable } from './sslDemand.ts';

/** How values with special characters are written: SQL Server's JDBC driver and ODBC use braces, ADO.NET quotes. */
export type Quoting = 'braces' | 'quotes' | 'none';

interface Value {
  readonly value: string;
  readonly isQuoted: boolean;
  readonly end: number;
}

const closing: Readonly<Record<string, string>> = { '{': '}', '"': '"', "'": "'" };

/** Reads a value that starts at `start`; `undefined` if its quotes do not end where the value ends. */
function readValue(text: string, start: number, quoting: Quoting): Value | undefined {
  const at = start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);
  const open = text[at] ?? '';
  const isOpen = quoting === 'braces' ? open === '{' : quoting === 'quotes' && (open === '"' || open === "'");
  const semicolon = text.indexOf(';', at);
  const end = semicolon === -1 ? text.length : semicolon;
  if (!isOpen) return { value: text.slice(at, end).trim(), isQuoted: false, end };
  const close = closing[open] ?? '';
  let value = '';
  for (let index = at + 1; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (character !== close) value += character;
    else if (text[index + 1] === close) {
      value += close;
      index += 1;
    } else {
      const rest = /^\s*(?:;|$)/.exec(text.slice(index + 1))?.[0];
      return rest === undefined
        ? undefined
        : { value, isQuoted: true, end: index + 1 + rest.replace(/;$/, '').length };
    }
  }
  return undefined;
}

/**
 * Splits `key=value;key=value`. Returns `undefined` if it can't be read in one way: a password that contains a
 * semicolon continues in the next property.
 */
export function readProperties(text: string, quoting: Quoting): readonly Parameter[] | undefined {
  const found: Parameter[] = [];
  let wasRawPassword = false;
  for (let at = 0; at < text.length;) {
    const blank = /^[\s;]*/.exec(text.slice(at))?.[0].length ?? 0;
    // An empty property after a password may be a part of the password, unless it ends the text.
    if (wasRawPassword && text.slice(at + 1, at + blank).includes(';') && at + blank < text.length)
      return undefined;
    at += blank;
    if (at >= text.length) break;
    const name = /^([\p{L}_][\p{L}\d_.-]*(?: +[\p{L}\d_.-]+)*)\s*=/u.exec(text.slice(at));
    if (!name?.[1]) return undefined;
    if (!isKnownParameter(name[1]) && (wasRawPassword || /[@:]/.test(text.slice(at).split(';', 1)[0] ?? '')))
      return undefined;
    const read = readValue(text, at + name[0].length, quoting);
    if (!read) return undefined;
    const isPassword = roleOf(name[1]) === 'password';
    // Without a driver's name it is unknown whether braces and quotes belong to the password.
    const isAmbiguous = /^[{'"]/.test(read.value) && !isPlaceholder('password', read.value);
    if (isPassword && !read.isQuoted && isAmbiguous) return undefined;
    found.push([name[1], read.value]);
    wasRawPassword = isPassword && !read.isQuoted;
    at = read.end;
  }
  return found;
}

/** The driver or provider that a `key=value;…` text names. */
export const driverIn = (properties: readonly Parameter[]): string | undefined =>
  properties.find(([name]) => /^(?:driver|provider)$/.test(plainName(name)))?.[1];

/** Reads libpq's `key=value key='other value'`; `undefined` if it is something else. */
export function readKeywords(text: string): readonly Parameter[] | undefined {
  const found: Parameter[] = [];
  const pair = /\s*([a-z_]+)\s*=\s*(?:'((?:[^'\\]|\\[^])*)'|((?:[^\s'\\]|\\[^])*))(?=\s|$)/giy;
  for (let end = 0; end < text.length; end = pair.lastIndex) {
    const read = pair.exec(text);
    if (!read) return /^\s*$/.test(text.slice(end)) ? found : undefined;
    const [, name = '', quoted, raw = ''] = read;
    if (!isKnownParameter(name)) return undefined;
    found.push([name, (quoted ?? raw).replaceAll(/\\([^])/g, '$1')]);
  }
  return found;
}

/** `DB_HOST` is `HOST`: the name of a variable without the name of its owner. */
export const variableName = (name: string): string | undefined => {
  const words = name.toUpperCase().split(/[_.-]/);
  if (/^PG[A-Z]+$/.test(words.join(''))) return words.join('').slice(2);
  const isWhole = words.length === 1 || /^(?:DB|DATABASE)$/.test(words[0] ?? '');
  const ends = words.slice(isWhole ? 0 : 1).map((_, at, { length }) => words.slice(at - length).join('_'));
  return ends.find((each) => roleOf(each) !== undefined || isSslVariable(each));
};

/** Reads the JSON of a secret store, such as `{"host": "db.example.com", "port": 5432}`; `undefined` if it is none. */
export function readJsonValues(text: string): readonly Parameter[] | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const entries = Object.entries(JSON.parse(text)).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)] as const]
        : isSslVariable(name) && value !== null
          ? [[name, JSON.stringify(value)] as const]
          : [],
    );
    return entries.some(([name]) => roleOf(name) !== undefined) ? entries : undefined;
  } catch {
    return undefined;
  }
}

/** The lines of a text, without comments and the heads of sections. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:#|;|\/\/|\[[\w .-]+\]$)/.test(line));

/**
 * The variables in lines of an `.env`, INI or YAML file, such as `DB_HOST=db.example.com`; `undefined` if a line is
 * something else.
 */
export function variablesIn(lines: readonly string[]): readonly Parameter[] | undefined {
  const found: Parameter[] = [];
  for (const line of lines) {
    const [, name, double, single, raw = ''] =
      /^(?:export\s+)?([A-Za-z_][\w.-]*)(?:\s*=\s*|:\s*)(?:"([^"\\$]*)"|'([^']*)'|([^\s"'`$\\#]*))$/.exec(
        line,
      ) ?? [];
    if (name === undefined) return undefined;
    found.push([name, double ?? single ?? raw]);
  }
  return found;
}

/** `DB` of `DB_HOST` and `DATABASE_NAME`, `PG` of `PGHOST`, `APP_DB` of `app.db.host`; nothing of `host`. */
export const ownerOf = (name: string, meaning = variableName(name) ?? ''): string =>
  /^(?:db|database)[_.-]/i.test(name)
    ? 'DB'
    : name
        .slice(0, name.length - meaning.length)
        .replace(/[_.-]$/, '')
        .replaceAll(/[.-]/g, '_')
        .toUpperCase();

/**
 * All that a variable may belong to. `MYSQL_TCP_PORT` is the port of `MYSQL_HOST`, and `APP_DB_NAME` the name of the
 * database of `APP_DB_HOST` or of `APP_HOST`.
 */
function ownersOf(name: string): readonly string[] {
  const meaning = variableName(name) ?? '';
  const owner = ownerOf(name, meaning);
  const word = /^(?:DB|DATABASE)(?=_|$)/.exec(meaning)?.[0];
  if (owner.endsWith('_TCP')) return [owner.slice(0, -'_TCP'.length), owner];
  if (owner === 'DB') return roleOf(meaning) === 'database' ? [owner, ''] : [owner];
  return word === undefined || owner === '' ? [owner] : [owner, `${owner}_${word}`];
}

/** What the variables in lines mean, and the programs or servers that each may belong to. */
export const ownedVariablesIn = (lines: readonly string[]) =>
  variablesIn(lines)?.map(([name, value]) => ({
    owners: ownersOf(name),
    meaning: variableName(name),
    value,
  }));

/**
 * Reads the lines of a file of variables; `undefined` if it is something else, or names no host. Only the variables of
 * the host's owner count, and those of SSL: a file may also have `MAIL_PASSWORD`.
 */
export function readVariables(text: string): readonly Parameter[] | undefined {
  if (!/[\r\n]/.test(text)) return undefined;
  // The head of a nested part is no variable, such as `datasource:` in YAML.
  const lines = linesOf(text).filter((line) => !/^[\w.-]+:$/.test(line));
  const named = ownedVariablesIn(lines) ?? [];
  const hosts = named.filter(({ meaning = '' }) => roleOf(meaning) === 'host');
  const of = new Set(hosts.map(({ owners: [owner = ''] }) => owner));
  const found = named.flatMap(({ owners, meaning, value }): readonly Parameter[] =>
    meaning !== undefined && (owners.some((owner) => of.has(owner)) || isSslVariable(meaning))
      ? [[meaning, value]]
      : [],
  );
  return hosts.length === 0 ? undefined : found;
}

const readingOf = (parameters: readonly Parameter[] | undefined): AddressReading | undefined =>
  parameters && parameters.length > 0 ? assemble({ parameters }) : undefined;

/** Whether a text begins like a list of named values. */
export const looksNamed = (text: string): boolean => {
  const name = /^\s*([\p{L}_][\p{L}\d_.-]*(?: +[\p{L}\d_.-]+)*)\s*=/u.exec(text)?.[1];
  return name !== undefined && isKnownParameter(name);
};

/**
 * Reads a list of named values: libpq keywords, properties of ADO.NET, ODBC and drivers like them. `undefined` if
 * the text is no such list.
 */
export function readNamedValues(text: string): AddressReading | undefined {
  if (!looksNamed(text)) return undefined;
  const keywords = readingOf(readKeywords(text));
  const asBraces = readProperties(text, 'braces');
  const isOdbc = asBraces !== undefined && driverIn(asBraces) !== undefined;
  const list = isOdbc ? asBraces : readProperties(text, 'quotes');
  const properties = readingOf(list);
  const readings = [keywords, properties].filter((each) => each !== undefined);
  const [split, other] = readings.filter((each) => 'parts' in each);
  if (split && other) return JSON.stringify(split) === JSON.stringify(other) ? split : refuse(refusals.quote);
  return split ?? readings[0] ?? refuse(refusals.quote);
}
