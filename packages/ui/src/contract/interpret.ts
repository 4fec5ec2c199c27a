import * as v from 'valibot';

import { boundTexts } from '../domain/text/boundedText.ts';
import { longestWaitMs } from '../domain/format/wait.ts';
import { ProblemError, type ProblemKind } from '../domain/outcome/problem.ts';
import type { BoundCall, Call, CallArguments, CallResult } from './call.ts';
import { missingRows } from './paging.ts';
import { requestFor, type WireRequest } from './request.ts';

/**
 * Sends one request. Resolves with any response, whatever its status. Without a response it rejects like
 * fetch: with a `TypeError` without a network, or an error named `AbortError` or `TimeoutError`. A
 * {@link ProblemError} says why nothing was sent.
 */
export type Transport = (request: WireRequest) => Promise<Response>;

/** The three forms of a date in HTTP. `Date.parse` also reads other texts, even `-1`. */
const httpDate = /^[A-Z][a-z]+,? .*\d\d:\d\d:\d\d( GMT| \d{4})$/;
const readDate = (value: string | null): number =>
  // The oldest form names no time zone, and means GMT.
  httpDate.test(value ?? '') ? Date.parse(`${value}`.replace(/( GMT)?$/, ' GMT')) : Number.NaN;

/**
 * `Retry-After` in ms: either seconds, or a date relative to the server's clock. At most {@link longestWaitMs}, so that
 * a wrong value closes nothing for good. Anything else is ignored.
 */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(value)) return Math.min(longestWaitMs, Number(value) * 1000);
  const until = readDate(value);
  if (!until) return undefined;
  const sent = readDate(headers.get('Date')) || Date.now();
  return Math.min(longestWaitMs, Math.max(0, until - sent));
}

/** The service answers in JSON. Text in another form comes from something else, whatever its status (F16). */
function isForeign(call: Call, { status, ok }: Response, text: string, body: unknown): boolean {
  // Only something on the way gives these: a proxy or a network asks to sign in.
  if (status === 407 || status === 511) return true;
  if (/^\s*</.test(text)) return true;
  // A body that nobody reads may be in any form.
  if (ok && call.response === undefined) return false;
  // The service may refuse without a body, and its body may be cut.
  return body === undefined && /^\s*[^\s"{[]/.test(text);
}

const isWrite = (call: Call): boolean => call.method !== 'GET';

/**
 * Loads the reader of refusals. It is needed only for a refusal that is more than a sentence under `detail`, so it is not
 * part of the first screen. Loading it early makes it available after a deployment has replaced it.
 */
export const loadRefusals = () => import('./errorBody.ts');

async function readRefusal(body: unknown, { connectionTest }: Call) {
  const { detail }: { readonly detail?: unknown } = Object(body);
  const plain = typeof detail === 'string' && /^[^\s<][^<]*$/.test(detail) && { detail };
  const isAll = Object.keys(Object(body)).length <= (plain ? 1 : 0);
  return isAll
    ? { ...plain }
    : loadRefusals().then(
        (late) => late.readErrorBody(body, connectionTest),
        () => ({ ...plain }),
      );
}

async function fromAnswer(call: Call, response: Response, text: string): Promise<unknown> {
  const { status, ok } = response;
  const requestId = response.headers.get('X-Request-Id');
  const retryAfterMs = ok ? undefined : readRetryAfter(response.headers);
  // A gateway between the client and the service may or may not have passed on a write.
  const isDoubtful = isWrite(call) && (ok || status === 502 || status === 504);
  const common = {
    ...(requestId !== null && { requestId }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(isDoubtful && { isOutcomeUnknown: true }),
  };
  let body: unknown;
  try {
    body = boundTexts(JSON.parse(text), call.textLimit);
  } catch {
    // Not JSON.
  }
  if (isForeign(call, response, text, body))
    throw new ProblemError({ kind: 'html', foreignStatus: status, ...common });
  if (!ok) throw new ProblemError({ kind: 'http', status, ...common, ...(await readRefusal(body, call)) });
  if (call.response === undefined) return undefined;
  // A write with a 2xx status succeeded, whatever its body. The caller refetches (F18).
  if (body === undefined) throw new ProblemError({ kind: 'json', status, ...common });
  const decoded = v.safeParse(call.response, body);
  if (decoded.success) return decoded.output;
  const kind = decoded.issues.some(({ message }) => message === missingRows) ? 'rows' : 'schema';
  throw new ProblemError({ kind, status, ...common });
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

const kindOfThrown: Readonly<Record<string, ProblemKind>> = {
  AbortError: 'aborted',
  OfflineError: 'offline',
  TimeoutError: 'timeout',
};

function fromThrown(call: Call, thrown: unknown): ProblemError {
  if (thrown instanceof ProblemError) return thrown;
  const kind = kindOfThrown[thrown instanceof Error ? thrown.name : ''] ?? 'network';
  const isUnsent = kind === 'offline';
  return new ProblemError(
    { kind, ...(isWrite(call) && (isUnsent ? { isUnsent } : { isOutcomeUnknown: true })) },
    { cause: thrown },
  );
}

/** An id of a thing. Those of people, and texts such as tokens and addresses, are not for support. */
const isNamed = (call: Call, value: unknown): boolean =>
  call.resource !== 'user' && typeof value === 'number';

/** The path of a call with the ids of things, without its query. */
function pathOf(call: Call, args: Readonly<Record<string, unknown>>): string {
  return call.path.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    isNamed(call, args[name]) ? String(args[name]) : placeholder,
  );
}

/** The same failure with what was requested, so that each can be reported. */
function withRequest({ call, args }: BoundCall, thrown: unknown): unknown {
  if (!(thrown instanceof ProblemError)) return thrown;
  const request = { method: call.method, path: pathOf(call, { ...args }), at: new Date() };
  return new ProblemError({ ...thrown.problem, request }, { cause: thrown.cause });
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
    throw withRequest(bound, fromThrown(bound.call, thrown));
  }
  try {
    // The only cast of an answer's type: this line has decoded it with this call's own schema or reader.
    return ((await readInSlices(bound.call, response, text)) ??
      (await fromAnswer(bound.call, response, text))) as CallResult<C>;
  } catch (thrown) {
    throw withRequest(bound, thrown);
  }
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
