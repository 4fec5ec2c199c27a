import * as v from 'valibot';

import { isListed } from '../../domain/entities/listStatus.ts';
import type { Hook, HookAttachment, HookDelivery, HookEntity } from '../../domain/hooks/hook.ts';
import { defineCall } from '../call.ts';
import { list, listQuery, page } from '../paging.ts';
import { pipelineId } from '../pipelines/pipelines.ts';
import { shownName } from '../shownName.ts';
import { assumed, camelKeys, id, instant, wireObject } from '../wire.ts';

const hookId = id<'hook'>();

const delivery = wireObject({
  at: instant(),
  event: v.string(),
  success: v.boolean(),
  status_code: v.nullish(v.number(), null),
  error: v.nullish(v.string(), null),
  duration_ms: v.nullish(v.number(), null),
}) satisfies v.GenericSchema<unknown, HookDelivery>;

/**
 * A hook attached to a pipeline or a source (spec §3 "Hook attachment"). See assumed.ts for the last four
 * fields.
 */
export const hookAttachment = wireObject({
  hook_id: hookId,
  entity_type: v.string(),
  entity_id: id<HookEntity>(),
  selected_events: v.nullish(v.array(v.string()), []),
  hook: assumed(
    v.object({ name: shownName(), url: v.nullish(v.string(), null), status: assumed(v.string()) }),
  ),
  entity_name: assumed(shownName()),
  last_delivery: assumed(delivery),
  created_at: assumed(instant()),
}) satisfies v.GenericSchema<unknown, HookAttachment>;

/** A hook that says where it is attached: the other form in which services list what is attached to a pipeline. */
const attachedHook = v.pipe(
  v.object({
    id: hookId,
    name: shownName(),
    url: v.nullish(v.string(), null),
    status: assumed(v.string()),
    entity_type: v.string(),
    entity_id: id<HookEntity>(),
    selected_events: v.nullish(v.array(v.string()), []),
    last_delivery: assumed(delivery),
    created_at: assumed(instant()),
  }),
  v.transform(({ id: hook_id, name, url, status, ...attachment }) =>
    camelKeys({ ...attachment, hook_id, hook: { name, url, status }, entity_name: null }),
  ),
) satisfies v.GenericSchema<unknown, HookAttachment>;

/** A hook. Its name is required, because hooks could not be distinguished without it. */
export const hook = v.pipe(
  v.object({
    id: hookId,
    name: shownName(),
    url: v.nullish(v.string(), null),
    status: assumed(v.string()),
    /** `secretMask` if the service has a secret. */
    secret: v.nullish(v.string(), null),
    attached_to: assumed(v.array(hookAttachment)),
    last_delivery: assumed(delivery),
    created_at: assumed(instant()),
  }),
  v.transform(({ secret, ...fields }) => camelKeys({ ...fields, has_secret: secret !== null })),
) satisfies v.GenericSchema<unknown, Hook>;

/** A page of hooks. `status` is `active` or `archived`. */
export const listHooks = defineCall({
  name: 'listHooks',
  resource: 'hook',
  method: 'GET',
  path: '/api/v1/hook/',
  kind: 'list',
  query: { ...listQuery, status: v.string() },
  fits: { status: ({ status }, wanted) => isListed(status, wanted) },
  response: page(hook),
});

export const getHook = defineCall({
  name: 'getHook',
  resource: 'hook',
  method: 'GET',
  path: '/api/v1/hook/{id}/',
  kind: 'detail',
  params: { id: hookId },
  response: hook,
});

const hookBody = { name: v.string(), url: v.string(), secret: v.nullish(v.string()) };

/** Creates a hook. 422 at the field if the name is in use or the address cannot be called. */
export const createHook = defineCall({
  name: 'createHook',
  resource: 'hook',
  method: 'POST',
  path: '/api/v1/hook/',
  kind: 'create',
  body: v.object(hookBody),
  response: hook,
});

/** Changes the sent fields. `secret: null` removes the saved secret. 409 if the hook is archived. */
export const updateHook = defineCall({
  name: 'updateHook',
  resource: 'hook',
  method: 'PATCH',
  path: '/api/v1/hook/{id}/',
  kind: 'change',
  params: { id: hookId },
  body: v.partial(v.object(hookBody)),
  response: hook,
});

/** Deletes a hook. 409 if the hook is attached to an entity. */
export const deleteHook = defineCall({
  name: 'deleteHook',
  resource: 'hook',
  method: 'DELETE',
  path: '/api/v1/hook/{id}/',
  kind: 'remove',
  params: { id: hookId },
});

/** Archives a hook permanently. Its attachments remain visible. */
export const archiveHook = defineCall({
  name: 'archiveHook',
  resource: 'hook',
  method: 'POST',
  path: '/api/v1/hook/{hookId}/archive/',
  kind: 'command',
  params: { hookId },
  response: hook,
});

/** `sourceType` is the kind of entity, `pipeline` or `source`; `sourceId` is its id. */
const attachmentPath = '/api/v1/hook/{hookId}/{sourceType}/{sourceId}/';
const attachmentParams = { hookId, sourceType: v.string(), sourceId: id<HookEntity>() };
const attachmentBody = v.object({ selected_events: v.array(v.string()) });

export const getHookAttachment = defineCall({
  name: 'getHookAttachment',
  resource: 'hook',
  method: 'GET',
  path: attachmentPath,
  kind: 'detail',
  params: attachmentParams,
  response: hookAttachment,
});

/** Attaches a hook. 409 if it is attached already, 422 if this kind of entity does not have the event. */
export const attachHook = defineCall({
  name: 'attachHook',
  resource: 'hook',
  method: 'POST',
  path: attachmentPath,
  kind: 'create',
  params: attachmentParams,
  body: attachmentBody,
  response: hookAttachment,
});

export const updateHookAttachment = defineCall({
  name: 'updateHookAttachment',
  resource: 'hook',
  method: 'PATCH',
  path: attachmentPath,
  kind: 'change',
  params: attachmentParams,
  body: attachmentBody,
  response: hookAttachment,
});

export const detachHook = defineCall({
  name: 'detachHook',
  resource: 'hook',
  method: 'DELETE',
  path: attachmentPath,
  kind: 'remove',
  params: attachmentParams,
});

/** The hooks attached to a pipeline, including archived hooks. */
export const listPipelineHooks = defineCall({
  name: 'listPipelineHooks',
  resource: 'hook',
  method: 'GET',
  path: '/api/v1/pipeline/{id}/hooks/',
  kind: 'auxiliary',
  params: { id: pipelineId },
  query: { page: listQuery.page },
  response: list(v.union([hookAttachment, attachedHook])),
});
