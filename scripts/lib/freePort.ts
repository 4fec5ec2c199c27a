import { once } from 'node:events';
import { createServer } from 'node:net';

/** Where a server is to listen. */
export interface Place {
  readonly port: number;
  readonly host: string;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** The reason why a server cannot listen there, as a sentence with the next step; `undefined` for any other error. */
export function describeListenFailure(error: unknown, { port, host }: Place): string | undefined {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use. Stop what uses it, or name another: PORT=${port === 65_535 ? 4101 : port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} is not for everybody to use. Name one from 1024 upwards: PORT=4100 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `MILLRACE_HOST is ${host}, which is no address of this machine. Without it, 127.0.0.1 is used.`;
    default:
      return undefined;
  }
}

/** The same as an error; any other error unchanged. */
export function explainListenFailure(error: unknown, place: Place): unknown {
  const sentence = describeListenFailure(error, place);
  return sentence === undefined ? error : new Error(sentence, { cause: error });
}

/**
 * Checks that a server can listen there before slow work starts.
 *
 * @throws a sentence if it cannot
 */
export function demandFreePort(place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainListenFailure(error, place)));
    probe.listen(place.port, place.host, () => probe.close(() => resolve()));
  });
}

/** A port of 127.0.0.1 that nothing uses. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  return typeof bound === 'object' && bound ? bound.port : 0;
}
