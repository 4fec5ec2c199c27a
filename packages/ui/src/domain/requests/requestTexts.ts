import type { Wire } from '../json/paths.ts';

/** A request to show: where it goes and what it contains, with placeholders instead of secrets. */
export interface RequestParts {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it is sent, and as JSON. */
  readonly body?: { readonly text: string; readonly json: Wire; readonly encoding: 'json' | 'form' };
}

/** The languages in which a request is shown. */
export const requestLanguages = ['curl', 'typescript', 'json'] as const;
export type RequestLanguage = (typeof requestLanguages)[number];

/** A request as text. `json` is its body, and missing without one. */
export type RequestTexts = Readonly<Record<Exclude<RequestLanguage, 'json'>, string>> & {
  readonly json?: string;
};

/** Characters that are not seen, or change the direction of others. */
const unseen = /[\p{Cf}\p{Zl}\p{Zp}\u007F-\u009F]/gu;

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON in which everything is visible. */
const visibleJson = (value: Wire, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(unseen, (character) =>
    character.split('').map(escapeUnit).join(''),
  );

/** One word of a POSIX shell. Within single quotes only the single quote has a meaning. */
const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const csrf = ['X-CSRFToken', 'YOUR_CSRF_TOKEN'] as const;

/** Where what the browser adds to a request comes from. No quotes: an interactive shell may not know comments. */
const cookiesNote = 'YOUR_COOKIES: the cookies of your session';
const csrfNote = 'YOUR_CSRF_TOKEN: the value of your csrftoken cookie';

function curlText({ method, url, headers, body }: RequestParts): string {
  const isWrite = method !== 'GET';
  const sent = { ...headers, ...(isWrite && { [csrf[0]]: csrf[1] }), Cookie: 'YOUR_COOKIES' };
  const text = body && (body.encoding === 'json' ? visibleJson(body.json, 2) : body.text);
  return [
    `# ${cookiesNote}`,
    ...(isWrite ? [`# ${csrfNote}`] : []),
    [
      `curl -X ${method} ${shellWord(url)}`,
      ...Object.entries(sent).map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
      ...(text === undefined ? [] : [`--data-raw ${shellWord(text)}`]),
    ].join(' \\\n  '),
  ].join('\n');
}

const indentBy = (text: string, indent: string): string => text.replaceAll('\n', `\n${indent}`);

/** A JSON value as an expression. Written as a plain key, `__proto__` would set the prototype. */
const literal = (value: Wire): string =>
  indentBy(visibleJson(value, 2), '  ').replace(/^([ \t]*)"__proto__":/gm, '$1["__proto__"]:');

function typescriptText({ method, url, headers, body }: RequestParts): string {
  const isWrite = method !== 'GET';
  const entries = Object.entries(headers).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  const expression =
    body &&
    (body.encoding === 'json'
      ? `JSON.stringify(${literal(body.json)})`
      : `new URLSearchParams(${literal(body.json)}).toString()`);
  return [
    ...(isWrite ? [`// ${csrfNote}`] : []),
    `const response = await fetch(${JSON.stringify(url)}, {`,
    `  method: ${JSON.stringify(method)},`,
    '  credentials: "include",',
    '  headers: {',
    ...entries,
    ...(isWrite ? [`    ${JSON.stringify(csrf[0])}: ${JSON.stringify(csrf[1])},`] : []),
    '  },',
    ...(expression === undefined ? [] : [`  body: ${expression},`]),
    '});',
  ].join('\n');
}

/** Writes a request as a command of curl, as TypeScript, and its body as JSON. */
export const requestTexts = (parts: RequestParts): RequestTexts => ({
  curl: curlText(parts),
  typescript: typescriptText(parts),
  ...(parts.body && { json: visibleJson(parts.body.json, 2) }),
});
