/** The Pusher protocol, version 7, as text: frames and refusals, without sockets. */

/** Seconds of silence after which each side sends a ping. The handshake tells the client. */
export const activityTimeoutSeconds = 120;
/** How long a ping may stay unanswered, in milliseconds. */
export const pongTimeoutMs = 30_000;
/** The longest message that a client may send, in characters. */
export const longestMessage = 10_240;
/** Subscriptions per socket. */
export const mostChannels = 100;
/** Client events per socket and second. */
export const clientEventsPerSecond = 10;

/** A close code with its reason. */
export type CloseReason = readonly [code: number, reason: string];

/**
 * Every code of the protocol. It tells the client what to do: below 4100 do not reconnect (4000: reconnect with TLS),
 * below 4200 reconnect later, below 4300 at once. 4301 and 4302 are errors on a socket that stays open.
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

/** The WebSocket close code for a binary frame, because the protocol is text. */
export const binaryRefusal = [1003, 'Binary frames are not supported'] as const satisfies CloseReason;

/** The meaning of a code; an unknown code has no specific meaning. */
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

/** Why a channel of this kind is not available; `undefined` if it is. Spec §1 needs only public and private ones. */
export function kindRefusal(channel: string): string | undefined {
  const kind = kindsNotOffered.find(([prefix]) => channel.startsWith(prefix))?.[1];
  return kind && `${kind} are not offered.`;
}

export const isChannelName = (channel: unknown): channel is string =>
  typeof channel === 'string' && /^[\w\-=@,.;]{1,164}$/.test(channel);

/** The service's name for a socket, sent in its handshake. */
export const isSocketId = (text: string): boolean => /^\d+\.\d+$/.test(text);

/** Whether a subscription requires a signature. */
export const requiresSignature = (channel: string): boolean => channel.startsWith('private-');

export interface Message {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An event as text. The protocol encodes its payload as JSON inside JSON. */
export const encodeEvent = (event: string, data: unknown, channel?: string): string =>
  JSON.stringify({ event, ...(channel !== undefined && { channel }), data: JSON.stringify(data) });

/** An error as text; unlike events, its payload is plain JSON. @param code `null` if the protocol has none */
export const encodeError = (code: number | null, message: string): string =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A client's message; `undefined` if it is not part of the protocol. */
export function parseMessage(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    if (!isRecord(message) || typeof message.event !== 'string') return undefined;
    return { event: message.event, data: isRecord(message.data) ? message.data : {} };
  } catch {
    return undefined;
  }
}
