import * as v from 'valibot';

import { ProblemError, type FieldError, type Problem } from '../domain/problem.ts';
import type { BoundCall, Call, CallArguments, CallResult, Method } from './call.ts';
import { testResult } from './testConnection.ts';
import { snakeKeys } from './wire.ts';

/** A request that is ready to be sent. */
export interface WireRequest {
  /** Says how long to wait and whether to repeat. */
  readonly call: Call;
  readonly method: Method;
  /** Path and query, from the root of the service. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/**
 * Carries one request. It answers with whatever came back, whatever its status, and throws what fetch throws when nothing
 * did: a `TypeError` without a network, an error named `AbortError` or `TimeoutError`.
 */
export type Transport = (request: WireRequest) => Promise<Response>;

/** One segment of a path; a segment that would climb or vanish is a mistake of ours (docs/threats.md T-21). */
const segment = (name: string, value: unknown): string => {
  const text = String(value);
  if (text === '' || text === '.' || text === '..')
    throw new RangeError(`"${text}" cannot stand for {${name}}`);
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

const encodeBody = (call: Call, body: object): string => {
  const fields = snakeKeys(body);
  if (call.bodyEncoding === 'json') return JSON.stringify(fields);
  return new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
};

const bodyType = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** The request that a call with these arguments is. */
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

const message = v.object({
  loc: v.array(v.union([v.string(), v.number()])),
  msg: v.string(),
});
const errorBody = v.object({ detail: v.optional(v.unknown()) });
const messagesByField = v.record(v.string(), v.array(v.string()));

/** A create that failed its connection test (spec §8): the failure's name, and the test's result. */
const failedTest = v.object({ error: v.string(), validation_result: v.optional(v.unknown()) });

/**
 * The service says what is wrong as a sentence, as the connection test that failed, as a list of places, or as messages
 * keyed by field.
 */
function readErrorBody(body: unknown): Pick<Problem, 'detail' | 'fieldErrors' | 'testResult'> {
  const parsed = v.safeParse(errorBody, body);
  const detail = parsed.success ? parsed.output.detail : undefined;
  if (typeof detail === 'string') return { detail };
  const refused = v.safeParse(failedTest, detail);
  if (refused.success) {
    const { error, validation_result } = refused.output;
    const tested = v.safeParse(testResult, validation_result);
    return { detail: error, ...(tested.success && { testResult: tested.output }) };
  }
  const list = v.safeParse(v.array(message), detail);
  if (list.success) {
    return {
      fieldErrors: list.output.map(({ loc, msg }): FieldError => ({
        location: loc.map(String),
        message: msg,
      })),
    };
  }
  const keyed = v.safeParse(messagesByField, body);
  if (!keyed.success || Object.keys(keyed.output).length === 0) return {};
  return {
    fieldErrors: Object.entries(keyed.output).map(([field, messages]) => ({
      location: [field],
      message: messages.join(' '),
    })),
  };
}

/** `Retry-After` in milliseconds: seconds, or a date held against the server's own clock. */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  const sent = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(until)) return undefined;
  return Math.max(0, until - (Number.isNaN(sent) ? Date.now() : sent));
}

/** Answers from between the client and the service, after which a write may or may not have been carried out. */
const doubtfulStatuses = [502, 504];

const isWrite = (call: Call): boolean => call.method !== 'GET';

function fromAnswer(call: Call, response: Response, text: string): unknown {
  const requestId = response.headers.get('X-Request-Id');
  const common = { status: response.status, ...(requestId !== null && { requestId }) };
  const isHtml = /^\s*</.test(text) || /text\/html/i.test(response.headers.get('Content-Type') ?? '');
  let body: unknown;
  let isJson = text !== '';
  if (isJson) {
    try {
      body = JSON.parse(text);
    } catch {
      isJson = false;
    }
  }
  if (!response.ok) {
    const retryAfterMs = readRetryAfter(response.headers);
    throw new ProblemError({
      ...common,
      kind: 'http',
      ...readErrorBody(body),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(isWrite(call) && doubtfulStatuses.includes(response.status) && { isOutcomeUnknown: true }),
    });
  }
  const doubt = isWrite(call) && { isOutcomeUnknown: true };
  if (call.response === undefined) {
    if (isHtml && text !== '') throw new ProblemError({ ...common, kind: 'html', ...doubt });
    return undefined;
  }
  if (!isJson) throw new ProblemError({ ...common, kind: isHtml ? 'html' : 'json', ...doubt });
  const decoded = v.safeParse(call.response, body);
  if (decoded.success) return decoded.output;
  // A write that was answered with 2xx stands, whatever shape the answer has; the caller reads again (F18, F20).
  throw new ProblemError({ ...common, kind: 'schema', ...doubt });
}

/** From this many characters on an answer is read in slices where its call knows how: 1 MB takes some 10 ms. */
const largeText = 500_000;

/** A large answer, read with pauses; `undefined` where it is not large, or is to be judged as a whole. */
async function readInSlices({ readText }: Call, { ok }: Response, text: string): Promise<unknown> {
  if (!ok || readText === undefined || text.length < largeText) return undefined;
  try {
    return await readText(text);
  } catch {
    return undefined;
  }
}

function fromThrown(call: Call, thrown: unknown): ProblemError {
  const name = thrown instanceof Error ? thrown.name : '';
  const options = { cause: thrown };
  if (name === 'AbortError') return new ProblemError({ kind: 'aborted' }, options);
  if (name === 'OfflineError') return new ProblemError({ kind: 'offline' }, options);
  return new ProblemError(
    {
      kind: name === 'TimeoutError' ? 'timeout' : 'network',
      ...(isWrite(call) && { isOutcomeUnknown: true }),
    },
    options,
  );
}

/**
 * Makes a call: builds the request, lets `transport` carry it, decodes the answer once.
 * @throws {ProblemError} for every failure; nothing else comes out.
 */
export async function perform<C extends Call>(
  transport: Transport,
  bound: BoundCall<C>,
  options: { readonly signal?: AbortSignal } = {},
): Promise<CallResult<C>> {
  const request = requestFor(bound, options.signal);
  let response: Response;
  let text: string;
  try {
    response = await transport(request);
    text = await response.text();
  } catch (thrown) {
    throw fromThrown(bound.call, thrown);
  }
  // The one place where the answer gets its type: the line has just decoded it by this call's own schema or reader.
  return ((await readInSlices(bound.call, response, text)) ??
    fromAnswer(bound.call, response, text)) as CallResult<C>;
}

/** Makes calls over one transport. */
export type Client = <C extends Call>(
  call: C,
  args: CallArguments<C>,
  options?: { readonly signal?: AbortSignal },
) => Promise<CallResult<C>>;

export const createClient =
  (transport: Transport): Client =>
  (call, args, options) =>
    perform(transport, { call, args }, options);
