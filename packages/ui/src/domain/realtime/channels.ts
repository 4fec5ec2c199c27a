import type { ClientId, UserId } from '../entities/id.ts';

/** The three channels of spec §1; their names are ours. */
export const allChannel = 'all';
export const userChannel = (id: UserId): string => `private-user-${id}`;
export const clientChannel = (id: ClientId): string => `private-client-${id}`;

/** How often a realtime connection that is down is looked at, in milliseconds (spec §9). */
export const reconnectCheckMs = 5_000;
/** The ceiling to which that interval grows while nothing answers, in milliseconds. */
export const reconnectCheckCeilingMs = 60_000;
/** How long live updates may be away before the page says so, in milliseconds. */
export const realtimeGraceMs = 15_000;
