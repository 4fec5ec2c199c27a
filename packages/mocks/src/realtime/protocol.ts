/** The Pusher protocol, version 7, as text: what frames and refusals look like, without sockets. */

/** After so many seconds of silence each side asks for a sign of life; the handshake tells the client. */
export const activityTimeoutSeconds = 120;
/** How long a ping may stay unanswered, in milliseconds. */
export const pongTimeoutMs = 30_000;
/** The longest message that a client may send, in characters. */
export const longestMessage = 10_240;
/** Channels that one socket may listen on. */
export const mostChannels = 100;
/** Client events that one socket may send in a second. */
export const clientEventsPerSecond = 10;

/** How a socket is closed: the code, and what it says beside it. */
export type CloseReason = readonly [code: number, reason: string];

/**
 * Every code of the protocol. It tells the client what to do: below 4100 to stay away (4000: to come back with TLS),
 * below 4200 to come back later, below 4300 at once. 4301 and 4302 are said on a socket that stays open.
 */
export const codes = {
  onlyTls: [4000, 'Application only accepts SSL connections, reconnect using wss://'],
  unknownKey: [4001, 'Application does not exist'],
  disabled: [4003, 'Application disabled'],
  overQuota: [4004, 'Application is over connection quota'],
  wrongPath: [4005, 'Path not found'],
  badVersion: [4006, 'Invalid version string format'],
  unsupportedVersion: [4007, 'Unsupported protocol version'],
  noVersion: [4008, 'No protocol version supplied'],
  unauthorised: [4009, 'Connection is unauthorized'],
  overCapacity: [4100, 'Over capacity'],
  reconnect: [4200, 'Reconnect immediately'],
  noPong: [4201, 'Pong reply not received in time'],
  inactive: [4202, 'Closed after inactivity'],
  clientEventRate: [4301, 'Client event rejected due to rate limit'],
  watchlist: [4302, 'Watchlist limit exceeded'],
} as const satisfies Record<string, CloseReason>;

/** What the carrier closes a socket with that sends a binary frame, by the code of WebSockets: the protocol is text. */
export const binaryRefusal = [1003, 'Binary frames are not supported'] as const satisfies CloseReason;

/** What a code means; one that the protocol does not have means nothing in particular. */
export const reasonOf = (code: number): CloseReason =>
  Object.values(codes).find(([known]) => known === code) ?? [code, 'Closed by the service'];

/** Why a socket cannot be opened at this address; `undefined` if it can. */
export function refusalOf(address: URL, key: string): CloseReason | undefined {
  const appKey = /\/app\/([^/]+)\/?$/.exec(address.pathname)?.[1];
  if (appKey === undefined) return codes.wrongPath;
  if (appKey !== encodeURIComponent(key)) return codes.unknownKey;
  const version = address.searchParams.get('protocol');
  if (version === null) return codes.noVersion;
  if (!/^\d+$/.test(version)) return codes.badVersion;
  return Number(version) < 5 || Number(version) > 7 ? codes.unsupportedVersion : undefined;
}

const kindsNotOffered = [
  ['presence-', 'Presence channels'],
  ['private-encrypted-', 'Encrypted channels'],
  ['private-cache-', 'Cache channels'],
  ['cache-', 'Cache channels'],
] as const;

/** Why nobody can listen on a channel of this kind; `undefined` where one can. Spec §1 needs public and private ones alone. */
export function kindRefusal(channel: string): string | undefined {
  const kind = kindsNotOffered.find(([prefix]) => channel.startsWith(prefix))?.[1];
  return kind && `${kind} are not offered.`;
}

export const isChannelName = (channel: unknown): channel is string =>
  typeof channel === 'string' && /^[\w\-=@,.;]{1,164}$/.test(channel);

/** How the service names a socket in its handshake. */
export const isSocketId = (text: string): boolean => /^\d+\.\d+$/.test(text);

/** Whether a subscription has to carry a signature. */
export const requiresSignature = (channel: string): boolean => channel.startsWith('private-');

export interface Message {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An event as text. Its payload is JSON inside JSON: that is how the protocol has it. */
export const encodeEvent = (event: string, data: unknown, channel?: string): string =>
  JSON.stringify({ event, ...(channel !== undefined && { channel }), data: JSON.stringify(data) });

/** An error as text; alone among the events its payload is plain. @param code `null` where the protocol has none */
export const encodeError = (code: number | null, message: string): string =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a client said; `undefined` if it is no message of the protocol. */
export function parseMessage(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    if (!isRecord(message) || typeof message.event !== 'string') return undefined;
    return { event: message.event, data: isRecord(message.data) ? message.data : {} };
  } catch {
    return undefined;
  }
}
