/** The Pusher protocol, version 7, as text: what frames and refusals look like, without sockets. */

/** After so many seconds of silence each side asks for a sign of life; the handshake tells the client. */
export const activityTimeoutSeconds = 120;
/** How long a ping may stay unanswered, in milliseconds. */
export const pongTimeoutMs = 30_000;
/** The longest message that a client may send, in characters. */
export const longestMessage = 10_240;

/** How a socket is closed. The code tells the client whether to come back: 4000s never, 4100s later, 4200s at once. */
export type CloseReason = readonly [code: number, reason: string];

export const closing = {
  unknownKey: [4001, 'Application does not exist'],
  wrongPath: [4005, 'Path not found'],
  badVersion: [4006, 'Invalid version string format'],
  unsupportedVersion: [4007, 'Unsupported protocol version'],
  noVersion: [4008, 'No protocol version supplied'],
  overCapacity: [4100, 'Over capacity'],
  noPong: [4201, 'Pong reply not received in time'],
} as const satisfies Record<string, CloseReason>;

/** Why a socket cannot be opened at this address; `undefined` if it can. */
export function refusalOf(address: URL, key: string): CloseReason | undefined {
  const appKey = /\/app\/([^/]+)\/?$/.exec(address.pathname)?.[1];
  if (appKey === undefined) return closing.wrongPath;
  if (decodeURIComponent(appKey) !== key) return closing.unknownKey;
  const version = address.searchParams.get('protocol');
  if (version === null) return closing.noVersion;
  if (!/^\d+$/.test(version)) return closing.badVersion;
  return Number(version) < 5 || Number(version) > 7 ? closing.unsupportedVersion : undefined;
}

export const isChannelName = (channel: unknown): channel is string =>
  typeof channel === 'string' && /^[\w\-=@,.;]{1,164}$/.test(channel);

/** Whether a subscription has to carry a signature. */
export const requiresSignature = (channel: string): boolean => /^(private|presence)-/.test(channel);

export interface Message {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An event as text. Its payload is JSON inside JSON: that is how the protocol has it. */
export const encodeEvent = (event: string, data: unknown, channel?: string): string =>
  JSON.stringify({ event, ...(channel !== undefined && { channel }), data: JSON.stringify(data) });

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
