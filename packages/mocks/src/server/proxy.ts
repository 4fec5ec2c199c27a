import {
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { isCrossOrigin } from '../service/core/crossOrigin.ts';
import { underAnswerHeaders } from './headers.ts';
import { jsonAnswer, sendResponse } from './nodeHttp.ts';

/** Headers that belong to one connection, not to the message. */
const hopHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

const withoutHops = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopHeaders.includes(name) && !named.includes(name)),
  );
};

/** The real service's cookie for this address: without its domain, and without Secure if there is no TLS. */
const localCookie = (cookie: string): string =>
  cookie
    .split(';')
    .map((part) => part.trim())
    .filter((part) => !/^(domain=|secure$|partitioned$)/i.test(part))
    .map((part) => (/^samesite=none$/i.test(part) ? 'SameSite=Lax' : part))
    .join('; ');

/** Whether a page of another origin sends the request. */
const isForeign = ({ headers }: IncomingMessage): boolean =>
  isCrossOrigin({ origin: headers.origin, site: headers['sec-fetch-site'] }, headers.host ?? '');

/** Replaces the page's origin by the service's, which checks it on writes. */
const headersFor = (message: IncomingMessage, target: URL): IncomingHttpHeaders => {
  const { cookie, referer, ...headers } = withoutHops(message.headers);
  const kept = cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !pair.startsWith('twin='))
    .join('; ');
  return {
    ...headers,
    host: target.host,
    ...(kept && { cookie: kept }),
    ...(headers.origin && !isForeign(message) && { origin: target.origin }),
    ...((referer || message.method !== 'GET') && { referer: `${target.origin}/` }),
  };
};

/** Forwards a request to the real service at `apiOrigin` and its response back, as if both were this server's own. */
export function forward(apiOrigin: string, message: IncomingMessage, response: ServerResponse): void {
  const refuse = (status: number, detail: string) =>
    void sendResponse(jsonAnswer(status, { detail }), response);
  // The service cannot check the origin after it was replaced.
  if (!['GET', 'HEAD'].includes(message.method ?? '') && isForeign(message)) {
    return refuse(403, 'A page of another origin may not write here.');
  }
  // Joined as text: resolved as a reference, `//elsewhere/api/` would lead to another host.
  const target = new URL(new URL(apiOrigin).origin + message.url);
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  const outgoing = send(
    target,
    { method: message.method, headers: headersFor(message, target) },
    (answer) => {
      const { 'set-cookie': cookies, location, ...headers } = withoutHops(answer.headers);
      response.writeHead(answer.statusCode ?? 502, {
        ...underAnswerHeaders(headers),
        ...(cookies && { 'set-cookie': cookies.map(localCookie) }),
        ...(location && {
          location: location.startsWith(target.origin) ? location.slice(target.origin.length) : location,
        }),
      });
      answer.pipe(response);
    },
  );
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else refuse(502, `The service at ${apiOrigin} cannot be reached.`);
  });
  response.once('close', () => outgoing.destroy());
  message.pipe(outgoing);
}
