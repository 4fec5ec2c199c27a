import type { createPortalSession, WireResult } from '@millrace/ui/contract';
import { hourMs } from '../core/durations.ts';
import { providerAddress } from '../core/providerAddress.ts';
import { secretToken } from '../core/random.ts';
import { recordEffect, type Backend, type World } from '../world/world.ts';
import type { PortalSessionRow } from '../tables/billingRows.ts';
import { billingScreen, isAtProvider } from './standing.ts';

/** Lifetime of a portal's address. */
const lifetimeMs = hourMs;

/** Returns an address of the provider's pages; no success if the provider does not manage the client (spec §8). */
export function create(world: World, request: Request): WireResult<typeof createPortalSession> {
  if (!isAtProvider(world)) return { success: false, portal_session_url: null };
  const { portalSessions } = world.tables;
  const now = world.clock.now();
  for (const old of portalSessions.all()) if (old.expires_at <= now) portalSessions.remove(old.id);
  const { id } = portalSessions.put({
    id: secretToken(),
    client_id: world.clientId,
    return_to: billingScreen(request),
    expires_at: now + lifetimeMs,
  });
  recordEffect(world, 'createPortalSession', world.clientId);
  return { success: true, portal_session_url: providerAddress(request, `/__provider/payment/portal/${id}`) };
}

/** The session of a portal's address, while it is valid. */
export function openPortal({ rows, clock }: Backend, id: string): PortalSessionRow | undefined {
  const session = rows.portalSessions.get(id);
  return session && session.expires_at > clock.now() ? session : undefined;
}
