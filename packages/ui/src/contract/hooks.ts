import * as v from 'valibot';

import type { Hook, HookAttachment, HookDelivery, HookEntity } from '../domain/entities/hook.ts';
import { defineCall } from './call.ts';
import { listQuery, page } from './paging.ts';
import { pipelineId } from './pipelines.ts';
import { shownName } from './shownName.ts';
import { assumed, camelKeys, id, instant, wireObject } from './wire.ts';

const hookId = id<'hook'>();

const delivery = wireObject({
  at: instant(),
  event: v.string(),
  success: v.boolean(),
  status_code: v.nullish(v.number(), null),
  error: v.nullish(v.string(), null),
  duration_ms: v.nullish(v.number(), null),
}) satisfies v.GenericSchema<unknown, HookDelivery>;

/** A hook at a pipeline or a source (spec §3 "Hook attachment"); see assumed.ts for the last four. */
export const hookAttachment = wireObject({
  hook_id: hookId,
  entity_type: v.string(),
  entity_id: id<HookEntity>(),
  selected_events: v.nullish(v.array(v.string()), []),
  hook: assumed(v.object({ name: shownName(), url: v.string(), status: v.string() })),
  entity_name: assumed(shownName()),
  last_delivery: assumed(delivery),
  created_at: assumed(instant()),
}) satisfies v.GenericSchema<unknown, HookAttachment>;

/** A hook. Name and address are demanded, as without them no two could be told apart. */
export const hook = v.pipe(
  v.object({
    id: hookId,
    name: shownName(),
    url: v.string(),
    status: v.nullish(v.string(), 'active'),
    /** `secretMask` where one is kept. */
    secret: v.nullish(v.string(), null),
    attached_to: assumed(v.array(hookAttachment)),
    last_delivery: assumed(delivery),
    created_at: assumed(instant()),
  }),
  v.transform(({ secret, ...fields }) => camelKeys({ ...fields, has_secret: secret !== null })),
) satisfies v.GenericSchema<unknown, Hook>;

/** A page of hooks; `status` is `active` or `archived`. */
export const listHooks = defineCall({
  name: 'listHooks',
  resource: 'hook',
  method: 'GET',
  path: '/api/v1/hook/',
  kind: 'list',
  query: { ...listQuery, status: v.string() },
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

/** Makes a hook. A name in use, or an address that cannot be called, answers 422 at its field. */
export const createHook = defineCall({
  name: 'createHook',
  resource: 'hook',
  method: 'POST',
  path: '/api/v1/hook/',
  kind: 'create',
  body: v.object(hookBody),
  response: hook,
});

/** Changes what is sent; a `secret` of `null` drops the kept one. An archived hook answers 409. */
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

/** Removes a hook; one that is attached to something answers 409. */
export const deleteHook = defineCall({
  name: 'deleteHook',
  resource: 'hook',
  method: 'DELETE',
  path: '/api/v1/hook/{id}/',
  kind: 'remove',
  params: { id: hookId },
});

/** Silences a hook for good; its attachments stay to be seen. */
export const archiveHook = defineCall({
  name: 'archiveHook',
  resource: 'hook',
  method: 'POST',
  path: '/api/v1/hook/{hookId}/archive/',
  kind: 'command',
  params: { hookId },
  response: hook,
});

/** `sourceType` is the kind of thing, `pipeline` or `source`, and `sourceId` its id. */
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

/** Attaches a hook. Twice to the same thing answers 409, an event that things of this kind do not have 422. */
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

/** What is attached to a pipeline, archived hooks included. */
export const listPipelineHooks = defineCall({
  name: 'listPipelineHooks',
  resource: 'hook',
  method: 'GET',
  path: '/api/v1/pipeline/{id}/hooks/',
  kind: 'auxiliary',
  params: { id: pipelineId },
  response: v.array(hookAttachment),
});
