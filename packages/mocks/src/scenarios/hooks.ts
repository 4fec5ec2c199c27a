import type { HookEntity, HookEvent } from '@millrace/ui/domain/entities';
import { dayMs as day, hourMs as hour } from '../service/core/durations.ts';
import { demoClientId } from '../service/world/world.ts';
import type { DeliveryRow, HookAttachmentRow, HookRow } from '../service/tables/hookRows.ts';
import { iso } from './rows.ts';
import type { InitialState, ScenarioOptions } from './scenario.ts';

type HookPlan = readonly [name: string, url: string, plan?: Partial<Pick<HookRow, 'status' | 'has_secret'>>];
type AttachmentPlan = readonly [
  hookId: number,
  kind: HookEntity,
  entityId: number,
  events: readonly [HookEvent, ...HookEvent[]],
  delivery?: { readonly ago: number; readonly status: number },
];

/** One that works, one with plain `http`, one whose address fails, one without attachments, and an archived one. */
const hooks: readonly HookPlan[] = [
  ['Operations channel', 'https://hooks.acme.example/operations', { has_secret: true }],
  ['Data catalogue', 'http://catalogue.acme.example/changes'],
  ['Pager', 'https://broken.example/page', { has_secret: true }],
  ['Finance approvals', 'https://hooks.acme.example/finance'],
  ['Old chat room', 'https://gone.example/room/7', { status: 'archived' }],
];

const attachments: readonly AttachmentPlan[] = [
  [1, 'pipeline', 1, ['pipeline.errored', 'pipeline.recovered', 'pipeline.paused']],
  [1, 'pipeline', 3, ['pipeline.errored'], { ago: 2 * hour, status: 200 }],
  [2, 'source', 1, ['source.schema_changed', 'source.updated'], { ago: 3 * day, status: 200 }],
  [3, 'pipeline', 17, ['pipeline.errored', 'pipeline.recovered'], { ago: 5 * hour, status: 500 }],
  [5, 'pipeline', 1, ['pipeline.errored'], { ago: 90 * day, status: 410 }],
];

/** The hooks of the busy account. */
export function hookRows({
  now,
}: ScenarioOptions): Required<Pick<InitialState, 'hooks' | 'hookAttachments'>> {
  const hookAttachments = attachments.map(
    ([hook_id, entity_type, entity_id, events, delivery], index): HookAttachmentRow => ({
      id: index + 1,
      client_id: demoClientId,
      hook_id,
      entity_type,
      entity_id,
      selected_events: [...events],
      last_delivery: delivery ? deliveryOf(now - delivery.ago, events[0], delivery.status) : null,
      told_until: now,
      created_at: iso(now - (200 - index) * day),
    }),
  );
  return {
    hookAttachments,
    hooks: hooks.map(([name, url, plan], index) => ({
      id: index + 1,
      client_id: demoClientId,
      name,
      url,
      status: 'active',
      has_secret: false,
      last_delivery: hookAttachments
        .filter(({ hook_id }) => hook_id === index + 1)
        .reduce<DeliveryRow | null>((latest, { last_delivery }) => last_delivery ?? latest, null),
      created_at: iso(now - (240 - index) * day),
      ...plan,
    })),
  };
}

const deliveryOf = (at: number, event: HookEvent, status: number): DeliveryRow => ({
  at: iso(at),
  event,
  success: status < 400,
  status_code: status,
  error: status < 400 ? null : `The address answered with ${status}.`,
  duration_ms: 180,
});
