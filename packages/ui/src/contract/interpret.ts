import * as v from 'valibot';

import { boundTexts } from '../domain/text/boundedText.ts';
import { longestWaitMs } from '../domain/format/wait.ts';
import { ProblemError } from '../domain/outcome/problem.ts';
import type { BoundCall, Call, CallArguments, CallResult } from './call.ts';
import { isServiceRefusal, readErrorBody } from './errorBody.ts';
import { missingRows } from './paging.ts';
import { requestFor, type WireRequest } from './request.ts';

/**
 * Sends one request. Resolves with any response, whatever its status. Without a response it rejects like
 * fetch: with a `TypeError` without a network, or an error named `AbortError` or `TimeoutError`. A
 * {@link ProblemError} says why nothing was sent.
 */
export type Transport = (request: WireRequest) => Promise<Response>;

/** The three forms of a date in HTTP. `Date.parse` also reads other texts, even `-1`. */
const httpDate =
  /^(?:\w{3}, \d{2} \w{3} \d{4}|\w{6,9}, \d{2}-\w{3}-\d{2}|\w{3} \w{3} [ \d]\d) \d{2}:\d{2}:\d{2}(?: GMT| \d{4})$/;
const readDate = (value: string | null): number => {
  const text = value?.trim() ?? '';
  // The oldest form names no time zone, and means GMT.
  return httpDate.test(text) ? Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) : Number.NaN;
};

/**
 * `Retry-After` in ms: either seconds, or a date relative to the server's clock. At most {@link longestWaitMs}, so that
 * a wrong value closes nothing for good. Anything else is ignored.
 */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(longestWaitMs, Number(value) * 1000);
  const until = readDate(value);
  if (Number.isNaN(until)) return undefined;
  const sent = readDate(headers.get('Date'));
  return Math.min(longestWaitMs, Math.max(0, until - (Number.isNaN(sent) ? Date.now() : sent)));
}

/**
 * Statuses of gateways between the client and the service. After them a write may or may not have been
 * carried out.
 */
const doubtfulStatuses = [502, 504];

/** Statuses that only something on the way gives: a proxy or a network asks to sign in. */
const foreignStatuses = [407, 511];

/** The service answers in JSON. Text in another form comes from something else, whatever its status (F16). */
function isForeign(call: Call, { status, ok }: Response, text: string, body: unknown): boolean {
  if (foreignStatuses.includes(status)) return true;
  if (/^\s*</.test(text)) return true;
  // A body that nobody reads may be in any form.
  if (ok && call.response === undefined) return false;
  // The service may refuse without a body, and its body may be cut.
  if (body === undefined) return /\S/.test(text) && !/^\s*["{[]/.test(text);
  // A missing permission and a missing object have consequences, so the service must have said it.
  return !ok && [403, 404].includes(status) && !isServiceRefusal(body);
}

const isWrite = (call: Call): boolean => call.method !== 'GET';

function fromAnswer(call: Call, response: Response, text: string): unknown {
  const { status, ok } = response;
  const requestId = response.headers.get('X-Request-Id');
  const retryAfterMs = ok ? undefined : readRetryAfter(response.headers);
  const isDoubtful = isWrite(call) && (ok || doubtfulStatuses.includes(status));
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
  if (!ok)
    throw new ProblemError({ kind: 'http', status, ...common, ...readErrorBody(body, call.connectionTest) });
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

function fromThrown(call: Call, thrown: unknown): ProblemError {
  if (thrown instanceof ProblemError) return thrown;
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
