import { createServer, type IncomingMessage } from 'node:http';
import type { Send, Sent } from '../verify/exchange.ts';

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const satisfies readonly Sent['method'][];

const headersOf = ({ headers }: IncomingMessage): Readonly<Record<string, string>> => ({
  ...(headers.cookie !== undefined && { Cookie: headers.cookie }),
});

/** Cookies are for the address of the replay, which has no certificate. */
const localCookie = (line: string): string => line.replaceAll(/;\s*(?:Secure|Domain=[^;]*)(?=;|$)/gi, '');

/** A running replay. */
export interface ReplayServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Answers browsers on this machine.
 * @param port 0 takes a free one
 * @throws an Error if the port is taken
 */
export async function serveReplay(send: Send, port: number): Promise<ReplayServer> {
  const server = createServer((request, response) => {
    const method = methods.find((each) => each === request.method) ?? 'GET';
    request.resume();
    void send({ method, target: request.url ?? '/', headers: headersOf(request), limitMs: 0 }).then(
      (reply) => {
        response.writeHead(reply.status, {
          'Content-Type': reply.contentType || 'application/json',
          'Cache-Control': 'no-store',
          ...(reply.setCookies.length > 0 && { 'Set-Cookie': reply.setCookies.map(localCookie) }),
        });
        response.end(reply.text);
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    origin: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
