import type { IncomingMessage } from 'node:http';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

/** A record of a table. */
export type Row = JsonObject & { readonly id: number };

export interface Answer {
  readonly status: number;
  /** Nothing is sent without it. */
  readonly body?: Json;
  readonly cookies?: readonly string[];
}

/** What a handler throws to refuse a call. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Json;

  constructor(status: number, body: Json) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

export const detail = (status: number, text: string): Refusal => new Refusal(status, { detail: text });

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

export const rowsOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** The value at a path of keys. */
export const at = (value: Json | undefined, ...keys: readonly string[]): Json | undefined =>
  keys.reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

export const cookiesOf = (request: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (request.headers.cookie ?? '').split(/;\s*/).map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name, value];
    }),
  );

/** The body of a request: JSON, or a form. */
export async function bodyOf(request: IncomingMessage): Promise<JsonObject> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  if (text === '') return {};
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    const body: Json = JSON.parse(text);
    if (isObject(body)) return body;
  } catch {
    throw detail(400, 'JSON parse error');
  }
  throw new Refusal(400, { non_field_errors: ['Invalid data. Expected a dictionary.'] });
}

/** The page of a proxy that keeps the answers of its service to itself. */
export const proxyPage = (status: number): string =>
  `<html>\r\n<head><title>${status} Error</title></head>\r\n<body>\r\n<center><h1>${status} Error</h1></center>\r\n<hr><center>proxy/1.24</center>\r\n</body>\r\n</html>\r\n`;
