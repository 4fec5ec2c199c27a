import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** IPv4 inside IPv6, as in `::ffff:127.0.0.1`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();

const isLoop = (address: string): boolean => address.startsWith('127.') || address === '::1';
const isAny = (address: string): boolean => address === '0.0.0.0' || address === '::';

const ownAddresses = (): ReadonlySet<string> =>
  new Set(
    Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => plain(address))),
  );

async function addressesOf(name: string): Promise<readonly string[]> {
  const bare = name.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare)) return [plain(bare)];
  try {
    return (await lookup(bare, { all: true })).map(({ address }) => plain(address));
  } catch {
    // A name that is not known yet is reported by the first request.
    return [];
  }
}

/**
 * Refuses to forward to this server, under any name of this machine: each request would come back until the connections
 * run out. Another server at the same port of another address of this machine is refused, too.
 * @throws Error with a sentence
 */
export async function demandOtherServer(apiOrigin: string, port: number): Promise<void> {
  const url = new URL(apiOrigin);
  const apiPort = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (apiPort !== port) return;
  const own = ownAddresses();
  const reached = await addressesOf(url.hostname);
  if (reached.some((address) => isLoop(address) || isAny(address) || own.has(address))) {
    throw new Error(
      `API_ORIGIN is ${apiOrigin}, which is this server itself. Name the service, or another port: PORT=${port + 1} npm start`,
    );
  }
}
