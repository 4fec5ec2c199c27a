import type { Call } from '@millrace/ui/contract';
import { refusal, type FieldRefusal } from '../../service/core/refusal.ts';

/** The largest accepted body, in bytes: a schema of 5,000 tables with 200,000 excluded columns fits. */
export const largestBody = 4_194_304;

/** The maximum depth of lists and objects; the contract needs only a few levels. */
const deepest = 64;

/** Names that reach the prototype if code copies them carelessly (T-22). */
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

const wrong = (loc: FieldRefusal['loc'], msg: string, type: string): FieldRefusal => ({ loc, msg, type });

/** The query's values by name; each may occur once. */
export function readQuery({ query }: Call, request: Request): Record<string, string> {
  const search = new URL(request.url).searchParams;
  const names = [...new Set(search.keys())];
  const repeated = names.filter((name) => Object.hasOwn(query, name) && search.getAll(name).length > 1);
  const values = Object.fromEntries(search);
  const errors = [
    ...repeated.map((name) =>
      wrong(['query', name], 'This parameter was given more than once.', 'value_error.repeated'),
    ),
    ...unfitIn(values, ['query']),
  ];
  if (errors.length > 0) throw refusal.unprocessable(errors);
  return values;
}

/**
 * The body's values, before the contract checks them. Refuses text that is not UTF-8, not JSON or not in the call's
 * encoding, and values that cannot be stored: see docs/twin.md, "Malformed requests".
 */
export async function readBody({ body, bodyEncoding, method }: Call, request: Request): Promise<unknown> {
  if (method === 'GET') return undefined;
  if (Number(request.headers.get('Content-Length')) > largestBody) throw refusal.tooLarge();
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > largestBody) throw refusal.tooLarge();
  if (!body) return undefined;
  demandMediaType(request, mediaTypes[bodyEncoding]);
  const text = textOf(bytes);
  const sent = bodyEncoding === 'form' ? Object.fromEntries(new URLSearchParams(text)) : parse(text);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw refusal.unprocessable([wrong([], 'Send an object.', 'type_error.object')]);
  }
  const errors = unfitIn(sent, []);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  return sent;
}

/** A page of another origin can send anything but JSON without a preflight (T-04, T-05). */
function demandMediaType(request: Request, wanted: string): void {
  const given = request.headers.get('Content-Type') ?? '';
  const [type = '', ...parameters] = given.split(';').map((part) => part.trim().toLowerCase());
  const isText = parameters.every((part) => !part.startsWith('charset=') || /^charset="?utf-8"?$/.test(part));
  if (type !== wanted || !isText || request.headers.has('Content-Encoding')) {
    throw refusal.unsupportedMedia(given);
  }
}

function textOf(bytes: ArrayBuffer): string {
  try {
    // A byte order mark stays and makes the JSON invalid: RFC 8259 forbids sending one.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refusal.badRequest('The body is not UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal.badRequest('JSON parse error.');
  }
}

interface Place {
  readonly value: unknown;
  readonly loc: FieldRefusal['loc'];
}

/** Parts of a value that cannot be stored, at any depth. Iterative, because the value may be deeper than the stack. */
function unfitIn(root: unknown, where: FieldRefusal['loc']): FieldRefusal[] {
  const errors: FieldRefusal[] = [];
  const open: Place[] = [{ value: root, loc: where }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, loc } = place;
    if (typeof value === 'string' && !isKeepable(value)) {
      errors.push(wrong(loc, 'This text holds characters that cannot be kept.', 'value_error.characters'));
    }
    if (typeof value !== 'object' || value === null) continue;
    if (loc.length - where.length > deepest) {
      return [wrong(loc.slice(0, where.length + 1), 'This is nested too deeply.', 'value_error.depth')];
    }
    for (const [key, inner] of Object.entries(value)) {
      const inside = [...loc, Array.isArray(value) ? Number(key) : key];
      if (forbiddenNames.has(key) || !isKeepable(key)) {
        errors.push(wrong(inside, 'This name is not allowed.', 'value_error.name'));
      }
      open.push({ value: inner, loc: inside });
    }
  }
  return errors;
}

/** No database stores a null character, and half a surrogate pair is not a character (malformed input, A-138). */
const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
