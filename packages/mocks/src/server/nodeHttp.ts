import type { IncomingMessage, ServerResponse } from 'node:http';
import { largestBody } from '../handlers/readInput.ts';
import { type HeaderSet, underAnswerHeaders } from './headers.ts';

/** A request of Node's as the platform's; its signal ends when the client goes. `undefined` if it is too large. */
export async function toRequest(
  message: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<Request | undefined> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const { method = 'GET' } = message;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > largestBody) break;
    chunks.push(chunk);
  }
  if (size > largestBody) {
    // The connection stays, for the refusal and for what is asked on it next: the rest has to pass by.
    message.resume();
    return undefined;
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(origin + message.url, {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: Buffer.concat(chunks) }),
  });
}

/**
 * Sends the platform's answer by Node's, its body as it comes. A network error resets the connection; a body that
 * breaks off ends it there, whatever length was announced.
 * @param dress what becomes of its headers: this server's own go over them, where it answers in its own name
 */
export async function sendResponse(
  answer: Response,
  response: ServerResponse,
  dress: (headers: HeaderSet) => HeaderSet = underAnswerHeaders,
): Promise<void> {
  if (answer.type === 'error') {
    response.socket?.resetAndDestroy();
    return;
  }
  const headers: Record<string, string | string[]> = { ...dress(Object.fromEntries(answer.headers)) };
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.writeHead(answer.status, headers);
  try {
    for await (const piece of answer.body ?? []) if (!(await wasSent(response, piece))) return;
    response.end();
  } catch {
    response.destroy();
  }
}

/** Whether a piece of a body went out, rather than the client away. Waiting for it lets a slow client slow us down. */
const wasSent = (response: ServerResponse, piece: Uint8Array): Promise<boolean> =>
  new Promise((resolve) => {
    response.write(piece, (error) => resolve(!error));
  });

/** Sends what is complete. */
export function sendComplete(
  response: ServerResponse,
  { status, headers, body }: { status: number; headers: HeaderSet; body: Uint8Array | string },
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': bytes.byteLength });
  response.end(response.req.method === 'HEAD' || status === 304 ? undefined : bytes);
}

export const jsonAnswer = (status: number, value: unknown, headers: HeaderSet = {}): Response =>
  Response.json(value, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
