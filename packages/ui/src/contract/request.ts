import type { BoundCall, Call, Method } from './call.ts';
import { snakeKeys } from './wire.ts';

/** A request ready to be sent. */
export interface WireRequest {
  /** Determines the time limit and retries. */
  readonly call: Call;
  readonly method: Method;
  /** Path and query, relative to the service's origin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** Encodes a path segment. A segment that is empty or relative is a programming error (T-21). */
const segment = (name: string, value: unknown): string => {
  const text = String(value);
  if (text === '' || text === '.' || text === '..')
    throw new RangeError(`"${text}" cannot be the value of {${name}}`);
  return encodeURIComponent(text);
};

const queryOf = (call: Call, args: Readonly<Record<string, unknown>>): string => {
  const search = new URLSearchParams();
  const given = snakeKeys(args);
  for (const name of Object.keys(call.query)) {
    const value = given[name];
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
};

/** A field of a form is text. An object has none of its own, so it is sent as JSON. */
const formText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

const encodeBody = (call: Call, body: object): string => {
  const fields = snakeKeys(body);
  if (call.bodyEncoding === 'json') return JSON.stringify(fields);
  return new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, formText(value)]),
  ).toString();
};

const bodyType = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** Builds the request of a call with its arguments. */
export function requestFor<C extends Call>({ call, args }: BoundCall<C>, signal?: AbortSignal): WireRequest {
  const given: Readonly<Record<string, unknown>> = { ...args };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, given[name]));
  const { body } = given;
  const hasBody = call.body !== undefined && typeof body === 'object' && body !== null;
  return {
    call,
    method: call.method,
    url: path + queryOf(call, given),
    headers: {
      Accept: 'application/json',
      ...(hasBody && { 'Content-Type': bodyType[call.bodyEncoding] }),
    },
    ...(hasBody && { body: encodeBody(call, body) }),
    signal,
  };
}
