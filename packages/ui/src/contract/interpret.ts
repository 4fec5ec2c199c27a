import * as v from 'valibot';

import { boundTexts } from '../domain/boundedText.ts';
import { ProblemError } from '../domain/problem.ts';
import type { BoundCall, Call, CallArguments, CallResult } from './call.ts';
import { readErrorBody } from './errorBody.ts';
import { requestFor, type WireRequest } from './request.ts';

/**
 * Carries one request. It answers with whatever came back, whatever its status, and throws what fetch throws when nothing
 * did: a `TypeError` without a network, an error named `AbortError` or `TimeoutError`.
 */
export type Transport = (request: WireRequest) => Promise<Response>;

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
      ...readErrorBody(body),
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
  // A write that was answered with 2xx stands, whatever shape the answer has; the caller reads again (F18, F20).
  throw new ProblemError({
    ...common,
    kind: isJson ? 'schema' : unreadable,
    ...(isWrite(call) && { isOutcomeUnknown: true }),
  });
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
 * Makes a call: builds the request, lets `transport` carry it, decodes the answer once.
 * @throws {ProblemError} for whatever becomes of the request; one that cannot be built is a mistake of ours, and thrown
 * as it is
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
