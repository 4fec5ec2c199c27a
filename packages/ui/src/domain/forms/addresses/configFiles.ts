import { parseJson } from '../../json/paths.ts';
import type { Parameter } from './parameters.ts';

/*
 * Addresses in the files of programs. Each form is recognised by what is unmistakable in it; every other file gets the
 * general sentence.
 */

/** One of the databases in the settings of Django. */
export interface DjangoDatabase {
  /** Such as `django.db.backends.postgresql`. */
  readonly engine: string;
  readonly parameters: readonly Parameter[];
}

/** A name and its literal. What is computed, such as `os.environ["HOST"]`, is none. */
const entry =
  /(["'])(ENGINE|NAME|USER|PASSWORD|HOST|PORT)\1\s*:\s*(?:"((?:[^"\\\n]|\\[^\n])*)"|'((?:[^'\\\n]|\\[^\n])*)'|(\d+))(?=\s*[,}\n])/g;

/** Reads the settings of Django, as Python or JSON writes them; `undefined` if the text has none. */
export function readDjango(text: string): readonly DjangoDatabase[] | undefined {
  if (!/(["'])ENGINE\1\s*:\s*["']django\./.test(text)) return undefined;
  const databases: { engine: string; parameters: Parameter[] }[] = [];
  const before: Parameter[] = [];
  for (const [, , name = '', double, single, digits] of text.matchAll(entry)) {
    const value = digits ?? (double ?? single ?? '').replaceAll(/\\([^])/g, '$1');
    if (name === 'ENGINE') databases.push({ engine: value, parameters: [] });
    else (databases.at(-1)?.parameters ?? before).push([name === 'NAME' ? 'database' : name, value]);
  }
  databases[0]?.parameters.push(...before);
  return databases;
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The connection string of a `web.config`: `<add name="Shop" connectionString="Server=…" />`. */
const inXml = /\sconnectionString\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The addresses in the JSON of a secret store, such as `{"uri": "postgres://…"}`, or in a `web.config`. */
export function addressesInFile(text: string, isAddress: (text: string) => boolean): readonly string[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('<add'))
    return [...trimmed.matchAll(inXml)].map(([, double, single]) => unescaped(double ?? single ?? ''));
  const json = trimmed.startsWith('{') ? parseJson(trimmed) : undefined;
  const values = typeof json === 'object' && json !== null ? Object.values(json) : [];
  return values.filter((value): value is string => typeof value === 'string' && isAddress(value.trim()));
}

const depthOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0;

/** The lines at the same depth as one of them, without what is nested in them. Nothing beside a line without depth. */
export function siblingsOf(line: string, text: string): readonly string[] {
  const all = text.split(/[\r\n]+/);
  const at = all.findIndex((each) => each.trim() === line);
  const depth = depthOf(all[at] ?? '');
  const isOutside = (each: string): boolean => each.trim() !== '' && depthOf(each) < depth;
  const start = all.findLastIndex((each, index) => index < at && isOutside(each)) + 1;
  const end = all.findIndex((each, index) => index > at && isOutside(each));
  const block = depth === 0 ? [] : all.slice(start, end === -1 ? all.length : end);
  return block.filter((each) => depthOf(each) === depth).map((each) => each.trim());
}
