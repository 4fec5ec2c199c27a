import type { WirePageConfig } from '@millrace/ui/contract';

/** Where the page of this host may open sockets. Unless TLS is certain, pusher-js tries both `wss` and `ws`. */
export function socketOrigins(host: string, { realtime }: WirePageConfig): readonly string[] {
  if (!realtime) return [];
  const [, name = host, port = ''] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  const chosenPort = realtime.port ?? (realtime.host ? '' : port);
  const target = `${realtime.host ?? name}${chosenPort === '' ? '' : `:${chosenPort}`}`;
  return realtime.tls ? [`wss://${target}`] : [`ws://${target}`, `wss://${target}`];
}

const originsOf = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(addresses.flatMap((address = '') => URL.parse(address)?.origin ?? [])),
];

/** The hosts of public files, if they are not the page's own: the IP list (spec §7) and the legal texts. */
export const fileOrigins = ({ addressList, legal }: WirePageConfig): readonly string[] =>
  originsOf([addressList, legal?.privacy, legal?.terms]);

/** The hosts of third parties' scripts. */
export const partyOrigins = ({ humanCheck, chat }: WirePageConfig): readonly string[] =>
  originsOf([humanCheck, chat].flatMap((party) => [party?.address, ...(party?.origins ?? [])]));
