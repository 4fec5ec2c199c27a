import { hookEntities, isHookEvent, type HookEvent } from '@millrace/ui/domain/entities';
import { chance } from '../core/random.ts';
import type { Backend, World } from '../world/world.ts';
import { schemaChangedAt } from '../schemas/schemas.ts';
import type { DeliveryRow, HookAttachmentRow } from '../tables/hookRows.ts';
import { attachmentsAt } from './showHook.ts';

/** Timeout of a delivery, in milliseconds. */
const patienceMs = 10_000;

type Answer = Pick<DeliveryRow, 'status_code' | 'error'> & { readonly duration_ms?: number };

const refused = (status_code: number): Answer => ({
  status_code,
  error: `The address answered with ${status_code}.`,
});

/** Results by host; all others answer 200. The twin sends no requests (docs/twin.md). */
const answers: Readonly<Record<string, Answer>> = {
  'unreachable.example': { status_code: null, error: 'The address was not reached.' },
  'slow.example': {
    status_code: null,
    error: `Nothing was answered within ${patienceMs / 1000} seconds.`,
    duration_ms: patienceMs,
  },
  'insecure.example': { status_code: null, error: 'The certificate of the address is not valid.' },
  'refused.example': refused(401),
  'gone.example': refused(410),
  'broken.example': refused(500),
};

function deliver(world: World, attachment: HookAttachmentRow, event: HookEvent, at: number): void {
  const { hooks, hookAttachments } = world.tables;
  const hook = hooks.get(attachment.hook_id);
  if (hook?.status !== 'active') return;
  const { hostname } = new URL(hook.url);
  const answer = Object.hasOwn(answers, hostname) ? answers[hostname] : undefined;
  const delivery: DeliveryRow = {
    at: new Date(at).toISOString(),
    event,
    success: answer === undefined,
    status_code: 200,
    error: null,
    duration_ms: 40 + Math.floor(300 * chance(world.seed, 'delivery', attachment.id, at)),
    ...answer,
  };
  hookAttachments.put({ ...attachment, last_delivery: delivery });
  hooks.put({ ...hook, last_delivery: delivery });
}

/**
 * Records deliveries for the hooks that subscribe to this event of an object. @param at milliseconds since the epoch
 */
export function tellHooks(world: World, event: HookEvent, entityId: number, at = world.clock.now()): void {
  for (const kind of hookEntities) {
    if (!isHookEvent(kind, event)) continue;
    for (const attachment of attachmentsAt(world, kind, entityId)) {
      if (attachment.selected_events.includes(event)) deliver(world, attachment, event, at);
    }
  }
}

/** Records deliveries for tables added or removed since the last one: tables change by the hour. */
export function tellOfSchemaChanges({ rows, worldOf }: Backend): void {
  for (const attachment of rows.hookAttachments.all()) {
    if (!attachment.selected_events.includes('source.schema_changed')) continue;
    const world = worldOf(attachment.client_id);
    const source = world.tables.sources.get(attachment.entity_id);
    if (!source || source.status === 'archived') continue;
    const at = schemaChangedAt(world, source);
    if (at <= attachment.told_until) continue;
    const told = rows.hookAttachments.put({ ...attachment, told_until: at });
    deliver(world, told, 'source.schema_changed', at);
  }
}
