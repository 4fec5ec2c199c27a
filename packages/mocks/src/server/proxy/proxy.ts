import { randomBytes } from 'node:crypto';
import {
  request as requestHttp,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { isCrossOrigin } from '../../service/core/crossOrigin.ts';
import { cookieHere, cookiesThere, locationHere, passBack, passOn } from './forwardedHeaders.ts';
import { underAnswerHeaders } from '../http/headers.ts';
import { jsonAnswer, sendResponse } from '../http/nodeHttp.ts';

/** Names this process in `Via`, so that a request that comes back is recognised. */
const ownVia = `1.1 millrace-${randomBytes(8).toString('hex')}`;
const millraceVia = /^1\.1 millrace-[0-9a-f]{16}(?:, 1\.1 millrace-[0-9a-f]{16})*$/;

/** Whether a page of another origin sends the request. */
const isForeign = ({ headers }: IncomingMessage): boolean =>
  isCrossOrigin({ origin: headers.origin, site: headers['sec-fetch-site'] }, headers.host ?? '');

/** Without the headers that `Connection` names: they belong to one connection. */
function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !named.includes(name)));
}

/** Replaces the page's origin by the service's, which checks it on writes. */
function headersFor(message: IncomingMessage, target: URL): OutgoingHttpHeaders {
  const { cookie, referer, via = '' } = message.headers;
  const headers = passOn(withoutHops(message.headers));
  const cookies = cookiesThere(cookie);
  return {
    ...headers,
    host: target.host,
    // Node frames a body without a length only for some methods; unframed, it would begin another request.
    ...(message.headers['transfer-encoding'] !== undefined && { 'transfer-encoding': 'chunked' }),
    via: millraceVia.test(via) ? `${via}, ${ownVia}` : ownVia,
    ...(cookies !== undefined && { cookie: cookies }),
    ...(headers.origin && !isForeign(message) && { origin: target.origin }),
    ...((referer || message.method !== 'GET') && { referer: `${target.origin}/` }),
  };
}

/** How long the service may be silent, in milliseconds. A connection test may take five minutes (spec §9). */
const longestSilenceMs = 330_000;

export interface ForwardOptions {
  /** How long the service may be silent, in milliseconds. @default 330000 */
  readonly silenceMs?: number;
}

/** What the browser gets instead of an invalid response. */
type Refuse = (status: number, detail: string) => void;

/** Sends the head of the service's response on. @returns whether the body may follow */
function sendHead(answer: IncomingMessage, response: ServerResponse, target: URL, refuse: Refuse): boolean {
  const { statusCode: status = 0 } = answer;
  const { 'set-cookie': cookies = [], location } = answer.headers;
  if (status < 200 || status > 599) {
    refuse(502, `The service at ${target.origin} answered with the status ${status}, which there is not.`);
    return false;
  }
  const to = location === undefined ? undefined : locationHere(location, target);
  const isRedirect = status >= 300 && status < 400 && status !== 304;
  if (isRedirect && location !== undefined && to === undefined) {
    refuse(502, `The service at ${target.origin} redirects to another site.`);
    return false;
  }
  const { 'content-length': length, ...headers } = passBack(withoutHops(answer.headers));
  const kept = cookies.map(cookieHere).filter((cookie) => cookie !== undefined);
  try {
    response.writeHead(status, {
      ...underAnswerHeaders(headers),
      ...(length !== undefined && status !== 204 && { 'content-length': length }),
      ...(kept.length > 0 && { 'set-cookie': kept }),
      ...(to !== undefined && { location: to }),
    });
    return true;
  } catch {
    // A header has a character that Node does not send.
    refuse(502, `The service at ${target.origin} answered with headers that cannot be read.`);
    return false;
  }
}

/** Passes the body on. If it is cut, the browser's connection is reset: otherwise it would look complete. */
function sendBody(answer: IncomingMessage, response: ServerResponse): void {
  answer.on('error', () => undefined);
  answer.once('close', () => {
    // A body without a length counts as complete even if this server ended the connection.
    if (!answer.complete || !answer.readableEnded) response.socket?.resetAndDestroy();
  });
  answer.pipe(response);
}

/** Forwards a request to the real service at `apiOrigin` and its response back, as if both were this server's own. */
export function forward(
  apiOrigin: string,
  message: IncomingMessage,
  response: ServerResponse,
  { silenceMs = longestSilenceMs }: ForwardOptions = {},
): void {
  let outgoing: ClientRequest | undefined;
  let isSettled = false;
  const refuse: Refuse = (status, detail) => {
    if (isSettled) return;
    isSettled = true;
    outgoing?.destroy();
    // The rest of the request must be read, or the browser would not read the refusal.
    message.unpipe().resume();
    void sendResponse(jsonAnswer(status, { detail }), response);
  };
  // The service cannot check the origin after it was replaced.
  if (!['GET', 'HEAD'].includes(message.method ?? '') && isForeign(message)) {
    return refuse(403, 'A page of another origin may not write here.');
  }
  if (message.headers.via?.includes(ownVia)) {
    return refuse(502, `API_ORIGIN is ${apiOrigin}, which leads back to this server.`);
  }
  // Joined as text: resolved as a reference, `//elsewhere/api/` would lead to another host.
  const target = new URL(new URL(apiOrigin).origin + message.url);
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  outgoing = send(target, {
    method: message.method,
    headers: headersFor(message, target),
    timeout: silenceMs,
  });
  outgoing.on('response', (answer) => {
    if (isSettled || !sendHead(answer, response, target, refuse)) return void answer.resume();
    isSettled = true;
    return sendBody(answer, response);
  });
  outgoing.on('upgrade', (_, socket) => {
    socket.destroy();
    refuse(502, `The service at ${apiOrigin} switched to another protocol, which nobody requested.`);
  });
  outgoing.on('timeout', () => {
    refuse(504, `The service at ${apiOrigin} did not answer in time.`);
    outgoing?.destroy();
  });
  outgoing.on('error', (error) => {
    const isUnreadable = 'code' in error && String(error.code).startsWith('HPE_');
    refuse(
      502,
      isUnreadable
        ? `The service at ${apiOrigin} gave an answer that cannot be read.`
        : `The service at ${apiOrigin} cannot be reached.`,
    );
  });
  response.once('close', () => outgoing?.destroy());
  // A client that leaves is no fault.
  response.on('error', () => undefined);
  message.on('error', () => undefined);
  message.pipe(outgoing);
}
