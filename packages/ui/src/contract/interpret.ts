import * as v from 'valibot';

import { boundTexts } from '../domain/boundedText.ts';
import { ProblemError } from '../domain/problem.ts';
import type { BoundCall, Call, CallArguments, CallResult } from './call.ts';
import { readErrorBody } from './errorBody.ts';
import { requestFor, type WireRequest } from './request.ts';

/**
 * Sends one request. Resolves with any response, whatever its status. Without a response it rejects like
 * fetch: with a `TypeError` without a network, or an error named `AbortError` or `TimeoutError`.
 */
export type Transport = (request: WireRequest) => Promise<Response>;

/** `Retry-After` in ms: either seconds, or a date relative to the server's clock. */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  const sent = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(until)) return undefined;
  return Math.max(0, until - (Number.isNaN(sent) ? Date.now() : sent));
}

/**
 * Statuses of gateways between the client and the service. After them a write may or may not have been
 * carried out.
 */
const doubtfulStatuses = [502, 504];

const isWrite = (call: Call): boolean => call.method !== 'GET';

function fromAnswer(call: Call, response: Response, text: string): unknown {
  const requestId = response.headers.get('X-Request-Id');
  const common = { status: response.status, ...(requestId !== null && { requestId }) };
  const isHtml = /^\s*</.test(text) || /text\/html/i.test(response.headers.get('Content-Type') ?? '');
  let body: unknown;
  let isJson = true;
  try {
    body = boundTexts(JSON.parse(text), call.textLimit);
  } catch {
    isJson = false;
  }
  if (!response.ok) {
    const retryAfterMs = readRetryAfter(response.headers);
    throw new ProblemError({
      ...common,
      kind: 'http',
      ...readErrorBody(body, call.connectionTest),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(isWrite(call) && doubtfulStatuses.includes(response.status) && { isOutcomeUnknown: true }),
    });
  }
  if (call.response === undefined) {
    if (!isHtml || text === '') return undefined;
  } else if (isJson) {
    const decoded = v.safeParse(call.response, body);
    if (decoded.success) return decoded.output;
  }
  const unreadable = isHtml ? 'html' : 'json';
  // A write with a 2xx status succeeded, whatever its body. The caller refetches (F18).
  throw new ProblemError({
    ...common,
    kind: isJson ? 'schema' : unreadable,
    ...(isWrite(call) && { isOutcomeUnknown: true }),
  });
}

/**
 * Answers of at least this many characters are read in slices if the call supports it. 1 MB takes about 10
 * ms.
 */
const largeText = 500_000;

/** Reads a large answer in slices. `undefined` if the answer is small, or must be decoded as a whole. */
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
  if (name === 'AbortError')
    return new ProblemError({ kind: 'aborted', ...(isWrite(call) && { isOutcomeUnknown: true }) }, options);
  if (name === 'OfflineError')
    return new ProblemError({ kind: 'offline', ...(isWrite(call) && { isUnsent: true }) }, options);
  return new ProblemError(
    {
      kind: name === 'TimeoutError' ? 'timeout' : 'network',
      ...(isWrite(call) && { isOutcomeUnknown: true }),
    },
    options,
  );
}

/**
 * Makes a call: builds the request, sends it with `transport` and decodes the answer.
 * @throws {ProblemError} for every failure of the request. A request that cannot be built throws its own
 * error, because it is a programming error.
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
  // The only cast of an answer's type: the line above has decoded it with this call's own schema or reader.
  return ((await readInSlices(bound.call, response, text)) ??
    fromAnswer(bound.call, response, text)) as CallResult<C>;
}

/** Creates a client that makes calls over one transport. */
export type Client = <C extends Call>(
  call: C,
  args: CallArguments<C>,
  options?: { readonly signal?: AbortSignal },
) => Promise<CallResult<C>>;

export const createClient =
  (transport: Transport): Client =>
  (call, args, options) =>
    perform(transport, { call, args }, options);
