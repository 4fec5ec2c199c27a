import type { Call, Transport, WireRequest } from '@millrace/ui/contract';
import { ProblemError } from '@millrace/ui/domain/remote';
import ky from 'ky';

import { csrfHeader, isCsrfRefusal, readCsrfToken } from './csrf.ts';
import { bodyLimitMs, timeLimitOf } from './timeLimits.ts';

export interface TransportOptions {
  /** The page's own origin. No request goes anywhere else (docs/threats.md T-06). */
  readonly origin: string;
  /** The page's cookies, read for every request: the token changes with each sign-in. */
  readonly readCookies: () => string;
  readonly isOnline: () => boolean;
  /**
   * Called before every request, and before a read's answer is used. Returns a promise if the cookies may belong
   * to another session than the page; it rejects if nothing may be sent or shown (T-05).
   */
  readonly confirmSession?: (call: Call) => Promise<void> | undefined;
  /** Called for every response, whatever its status. */
  readonly onAnswer?: (response: Response) => void;
  /** @default the platform's */
  readonly fetch?: typeof globalThis.fetch;
}

/** No request was sent, because there is no network. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/**
 * Sends the contract's calls to the service, with the session and within their time limits. It never retries.
 */
export function createTransport({
  origin,
  readCookies,
  isOnline,
  confirmSession,
  onAnswer,
  fetch,
}: TransportOptions): Transport {
  const send = (
    request: WireRequest,
    url: URL,
    token: string | undefined,
    redirect: RequestRedirect,
  ): Promise<Response> => {
    const limit = timeLimitOf(request.call);
    const end = AbortSignal.timeout(limit + bodyLimitMs);
    return ky(url, {
      method: request.method,
      headers: { ...request.headers, ...(token !== undefined && { [csrfHeader]: token }) },
      body: request.body,
      signal: request.signal ? AbortSignal.any([request.signal, end]) : end,
      timeout: limit,
      // Retries are decided in retryPolicy.ts only, and the contract alone reads responses.
      retry: 0,
      throwHttpErrors: false,
      // The browser then refuses a redirect to another origin, which would receive the session.
      mode: 'same-origin',
      redirect,
      // The document sends no referrer. In this mode the Fetch standard then hides the origin of writes (`Origin: null`),
      // and the service refuses them. This policy sends the origin, and never a path.
      referrerPolicy: 'strict-origin',
      credentials: 'same-origin',
      cache: 'no-store',
      ...(fetch && { fetch }),
    });
  };

  /**
   * A network or a proxy may redirect a read to its own pages. To the browser that looks like a broken connection, so a
   * first request only shows whether there is a redirect, and a second one follows it (F16). A write is sent once.
   */
  const sendRead = async (request: WireRequest, url: URL): Promise<Response> => {
    const response = await send(request, url, undefined, 'manual');
    if (response.type !== 'opaqueredirect') return response;
    try {
      return await send(request, url, undefined, 'follow');
    } catch (thrown) {
      if (request.signal?.aborted || (thrown instanceof Error && thrown.name === 'TimeoutError'))
        throw thrown;
      throw new ProblemError({ kind: 'html' }, { cause: thrown });
    }
  };

  return async (request) => {
    const url = new URL(request.url, origin);
    if (url.origin !== origin) throw new TypeError(`${request.call.name} would leave the service`);
    if (!isOnline()) throw new OfflineError('Offline');
    const isWrite = request.method !== 'GET';
    const token = () => (isWrite ? readCsrfToken(readCookies()) : undefined);
    await confirmSession?.(request.call);
    let response = isWrite ? await send(request, url, token(), 'follow') : await sendRead(request, url);
    // A write was sent for the right person. A read may have been answered for another one.
    const mayRepeat = isWrite && (await isCsrfRefusal(response));
    if (mayRepeat || !isWrite) await confirmSession?.(request.call);
    if (mayRepeat) response = await send(request, url, token(), 'follow');
    onAnswer?.(response);
    return response;
  };
}
