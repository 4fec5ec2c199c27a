import type { getHookAttachment, WireResult } from '@millrace/ui/contract';
import { canHook, hookEntities, isHookEvent, isKnown, type HookEntity } from '@millrace/ui/domain/entities';
import { refusal } from '../core/refusal.ts';
import { recordEffect, type World } from '../world/world.ts';
import type { HookAttachmentRow, HookRow } from '../tables/hookRows.ts';
import { attachmentsAt, entitiesOf, findHook, showAttachment } from './showHook.ts';

type WireAttachment = WireResult<typeof getHookAttachment>;

/** The address: a hook, and the object it is or would be attached to. */
export interface AttachmentPath {
  readonly hookId: number;
  readonly sourceType: string;
  readonly sourceId: number;
}

interface Ends {
  readonly hook: HookRow;
  readonly kind: HookEntity;
  readonly entity: { readonly id: number; readonly status: string };
}

/** The hook and the object, both of the client. */
function findEnds(world: World, { hookId, sourceType, sourceId }: AttachmentPath): Ends {
  const hook = findHook(world, hookId);
  if (!isKnown(hookEntities, sourceType)) {
    const msg = `A hook cannot be attached to a "${sourceType}".`;
    throw refusal.unprocessable([{ loc: ['sourceType'], msg, type: 'value_error.enum' }]);
  }
  const entity = entitiesOf(world, sourceType).get(sourceId);
  if (!entity) throw refusal.notFound();
  return { hook, kind: sourceType, entity };
}

const attachmentOf = (world: World, { hook, kind, entity }: Ends): HookAttachmentRow | undefined =>
  attachmentsAt(world, kind, entity.id).find(({ hook_id }) => hook_id === hook.id);

function find(world: World, path: AttachmentPath): Ends & { readonly row: HookAttachmentRow } {
  const ends = findEnds(world, path);
  const row = attachmentOf(world, ends);
  if (!row) throw refusal.notFound('This hook is not attached to it.');
  return { ...ends, row };
}

/** The events in the order of the vocabulary. A hook without events would be silent without an apparent reason. */
function readEvents(kind: HookEntity, sent: readonly string[]): string[] {
  const errors = sent.flatMap((event, index) =>
    isHookEvent(kind, event)
      ? []
      : [
          {
            loc: ['selected_events', index],
            msg: `A ${kind} has no event "${event}".`,
            type: 'value_error.enum',
          },
        ],
  );
  if (errors.length > 0) throw refusal.unprocessable(errors);
  if (sent.length > 0) return [...new Set(sent)];
  throw refusal.unprocessable([
    { loc: ['selected_events'], msg: 'Select at least one event.', type: 'value_error.missing' },
  ]);
}

function demandSpeaking(hook: HookRow): void {
  if (!canHook('attach', hook)) throw refusal.conflict('A hook that is archived is not attached any more.');
}

export const get = (world: World, path: AttachmentPath): WireAttachment =>
  showAttachment(world, find(world, path).row);

export function attach(world: World, path: AttachmentPath, selected: readonly string[]): WireAttachment {
  const ends = findEnds(world, path);
  const { hook, kind, entity } = ends;
  demandSpeaking(hook);
  if (entity.status === 'archived') throw refusal.conflict(`This ${kind} is archived.`);
  if (attachmentOf(world, ends)) throw refusal.conflict(`This hook is attached to this ${kind} already.`);
  const selected_events = readEvents(kind, selected);
  const now = world.clock.now();
  recordEffect(world, 'attachHook', hook.id);
  const row = world.tables.hookAttachments.put({
    id: world.tables.hookAttachments.nextId(),
    client_id: world.clientId,
    hook_id: hook.id,
    entity_type: kind,
    entity_id: entity.id,
    selected_events,
    last_delivery: null,
    told_until: now,
    created_at: new Date(now).toISOString(),
  });
  return showAttachment(world, row);
}

export function update(world: World, path: AttachmentPath, selected: readonly string[]): WireAttachment {
  const { hook, kind, row } = find(world, path);
  demandSpeaking(hook);
  const selected_events = readEvents(kind, selected);
  recordEffect(world, 'updateHookAttachment', hook.id);
  return showAttachment(world, world.tables.hookAttachments.put({ ...row, selected_events }));
}

/** Detaches a hook, even an archived one, because otherwise it could never be removed. */
export function detach(world: World, path: AttachmentPath): void {
  const { hook, row } = find(world, path);
  recordEffect(world, 'detachHook', hook.id);
  world.tables.hookAttachments.remove(row.id);
}

/** The attachments of a pipeline. */
export function ofPipeline(world: World, id: number): WireAttachment[] {
  if (!entitiesOf(world, 'pipeline').get(id)) throw refusal.notFound();
  return attachmentsAt(world, 'pipeline', id).map((row) => showAttachment(world, row));
}

/** Detaches everything from a deleted object. */
export function detachAll({ tables }: World, kind: HookEntity, id: number): void {
  for (const { id: attachmentId, entity_type, entity_id } of tables.hookAttachments.all()) {
    if (entity_type === kind && entity_id === id) tables.hookAttachments.remove(attachmentId);
  }
}
