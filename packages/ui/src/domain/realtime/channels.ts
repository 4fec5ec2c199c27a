import type { ClientId, UserId } from '../entities/id.ts';

/** The three channels of spec §1; their names are our choice. */
export const allChannel = 'all';
export const userChannel = (id: UserId): string => `private-user-${id}`;
export const clientChannel = (id: ClientId): string => `private-client-${id}`;

/** How often a lost realtime connection is checked, in ms (spec §9). */
export const reconnectCheckMs = 5_000;
/** Maximum of that interval, which grows while reconnecting fails, in ms. */
export const reconnectCheckCeilingMs = 60_000;
/** How long live updates may be interrupted before the page reports it, in ms. */
export const realtimeGraceMs = 15_000;
