import type { getHook, getHookAttachment, WireResult } from '@millrace/ui/contract';
import { secretMask } from '@millrace/ui/contract';
import type { HookEntity } from '@millrace/ui/domain/entities';
import { refusal } from '../core/refusal.ts';
import type { NodeRow } from '../tables/connectorRows.ts';
import type { PipelineRow } from '../tables/pipelineRows.ts';
import type { Table } from '../tables/table.ts';
import type { HookAttachmentRow, HookRow } from '../tables/hookRows.ts';
import type { World } from '../world/world.ts';

export function findHook({ tables }: World, id: number): HookRow {
  const row = tables.hooks.get(id);
  if (!row) throw refusal.notFound();
  return row;
}

/** The kinds of objects a hook can be attached to. */
export const entitiesOf = ({ tables }: World, kind: HookEntity): Table<PipelineRow> | Table<NodeRow> =>
  kind === 'pipeline' ? tables.pipelines : tables.sources;

/** The attachments of a hook, in the order of creation. */
export const attachmentsOfHook = ({ tables }: World, hookId: number): HookAttachmentRow[] =>
  tables.hookAttachments.all().filter(({ hook_id }) => hook_id === hookId);

/** The attachments of a pipeline or a source, in the order of creation. */
export const attachmentsAt = ({ tables }: World, kind: HookEntity, id: number): HookAttachmentRow[] =>
  tables.hookAttachments
    .all()
    .filter(({ entity_type, entity_id }) => entity_type === kind && entity_id === id);

/** An attachment on the wire, with the assumed fields if they are enabled. */
export function showAttachment(world: World, row: HookAttachmentRow): WireResult<typeof getHookAttachment> {
  const { hook_id, entity_type, entity_id, selected_events, last_delivery, created_at } = row;
  const shown = { hook_id, entity_type, entity_id, selected_events };
  if (!world.hasAssumedFields) return shown;
  const { name, url, status } = findHook(world, hook_id);
  return {
    ...shown,
    hook: { name, url, status },
    entity_name: entitiesOf(world, entity_type).get(entity_id)?.name,
    last_delivery,
    created_at,
  };
}

/** A hook on the wire. */
export function showHook(world: World, row: HookRow): WireResult<typeof getHook> {
  const { id, name, url, status, has_secret, last_delivery, created_at } = row;
  return {
    id,
    name,
    url,
    secret: has_secret ? secretMask : null,
    ...(world.hasAssumedFields && {
      status,
      attached_to: attachmentsOfHook(world, id).map((each) => showAttachment(world, each)),
      last_delivery,
      created_at,
    }),
  };
}
