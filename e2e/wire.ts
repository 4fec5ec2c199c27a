import { connect, createServer, type AddressInfo } from 'node:net';

/** The head of a request, as the server received it. */
export interface Head {
  readonly method: string;
  readonly target: string;
  /** Names are in lower case. */
  readonly headers: Readonly<Partial<Record<string, string>>>;
}

export interface Wire {
  /** Another address of the server, for a page whose requests are read. */
  readonly origin: string;
  /** The requests until now. */
  readonly heads: () => readonly Head[];
  readonly close: () => void;
}

/** The heads of the requests of one connection, one after the other. */
function headsIn(text: string): readonly Head[] {
  const heads: Head[] = [];
  for (let rest = text; ;) {
    const [head = '', lines = ''] = /^\S+ \S+ HTTP\/1\.1\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest) ?? [];
    if (head === '') return heads;
    const [method = '', target = ''] = head.split(' ');
    const headers: Partial<Record<string, string>> = Object.fromEntries(
      [...lines.matchAll(/^([^:\r\n]+):(.*)\r$/gm)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value.trim(),
      ]),
    );
    heads.push({ method, target, headers });
    // What follows an upgrade are the frames of a socket.
    if (headers['upgrade'] !== undefined) return heads;
    rest = rest.slice(head.length + Number(headers['content-length'] ?? 0));
  }
}

/**
 * Passes connections on to a server, and reads the requests in between: a browser's own tools may not show every
 * request, or not every header.
 */
export async function openWire(server: string): Promise<Wire> {
  const { hostname, port } = new URL(server);
  const sent: string[] = [];
  const relay = createServer((client) => {
    const index = sent.push('') - 1;
    const upstream = connect(Number(port), hostname);
    client.on('data', (bytes) => (sent[index] += bytes.toString('latin1')));
    client.pipe(upstream).pipe(client);
    // A page that is left breaks its connections.
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => {
    relay.listen(0, hostname, resolve);
  });
  const own = relay.address() as AddressInfo;
  return {
    origin: `http://${hostname}:${own.port}`,
    heads: () => sent.flatMap(headsIn),
    close: () => void relay.close(),
  };
}
