import type { IncomingMessage, ServerResponse } from 'node:http';
import { largestBody } from '../../handlers/http/readInput.ts';
import { type HeaderSet, underAnswerHeaders } from './headers.ts';

/** Converts a request of Node; its signal aborts when the client disconnects. `undefined` if it is too large. */
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
    // The connection stays open for the refusal and the next request, so the rest of the body must be read.
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
 * Sends a response through Node while its body arrives. A network error resets the connection. A truncated body ends
 * the connection, whatever length was announced.
 * @param dress adds this server's headers to its own responses
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

/** Whether a piece of a body was sent before the client disconnected. Awaiting it applies backpressure. */
const wasSent = (response: ServerResponse, piece: Uint8Array): Promise<boolean> =>
  new Promise((resolve) => {
    response.write(piece, (error) => resolve(!error));
  });

/** Sends a complete response. */
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
