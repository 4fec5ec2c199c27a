import { isHookEvent, type HookEntity, type HookEvent } from './hook.ts';
import type { Open } from '../entities/open.ts';

/** What a payload says about the event itself, beside the entity. */
const facts: Readonly<Partial<Record<HookEvent, object>>> = {
  'pipeline.started': { status: 'starting' },
  'pipeline.paused': { status: 'paused' },
  'pipeline.errored': { status: 'errored', error: 'The source refused the password.' },
  'pipeline.recovered': { status: 'running', errored_at: '2026-03-04T09:12:00Z' },
  'pipeline.initial_sync_completed': { status: 'running', tables: 12, records: 4812204 },
  'pipeline.resync_completed': { status: 'running', tables: ['public.orders'], records: 180442 },
  'pipeline.archived': { status: 'archived' },
  'source.schema_changed': { added: ['public.refunds'], removed: ['public.old_orders'] },
  'source.test_failed': { step: 'Sign in', error: 'The password was refused.' },
  'source.updated': { changed: ['host', 'password'] },
  'source.archived': { status: 'archived' },
  'source.restored': { status: 'active' },
};

interface Named {
  readonly id: number;
  readonly name: string;
}

/**
 * An example of what a hook is sent for an event, as JSON. Our choice, because the specification names no payload
 * . Values are examples, and secrets are never part of it. `undefined` for an event that this build does not
 * know.
 */
export function sampleHookPayload(
  entity: HookEntity,
  event: Open<HookEvent>,
  { id, name }: Named,
): string | undefined {
  if (!isHookEvent(entity, event)) return undefined;
  const { [event]: own } = facts;
  return JSON.stringify({ event, at: '2026-03-04T10:00:00Z', [entity]: { id, name }, ...own }, null, 2);
}
