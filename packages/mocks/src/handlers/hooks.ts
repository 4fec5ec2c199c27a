import {
  archiveHook,
  attachHook,
  createHook,
  deleteHook,
  detachHook,
  getHook,
  getHookAttachment,
  listHooks,
  listPipelineHooks,
  updateHook,
  updateHookAttachment,
} from '@millrace/ui/contract';
import * as attachments from '../service/hooks/attachments.ts';
import * as hooks from '../service/hooks/hooks.ts';
import { answer } from './http/answer.ts';

export const hookHandlers = {
  listHooks: answer(listHooks, ({ world, query, request }) => hooks.list(world, query, request)),
  getHook: answer(getHook, ({ world, params }) => hooks.get(world, params.id)),
  createHook: answer(createHook, ({ world, body }) => hooks.create(world, body)),
  updateHook: answer(updateHook, ({ world, params, body }) => hooks.update(world, params.id, body)),
  deleteHook: answer(deleteHook, ({ world, params }) => hooks.remove(world, params.id)),
  archiveHook: answer(archiveHook, ({ world, params }) => hooks.archive(world, params.hookId)),
  getHookAttachment: answer(getHookAttachment, ({ world, params }) => attachments.get(world, params)),
  attachHook: answer(attachHook, ({ world, params, body }) =>
    attachments.attach(world, params, body.selected_events),
  ),
  updateHookAttachment: answer(updateHookAttachment, ({ world, params, body }) =>
    attachments.update(world, params, body.selected_events),
  ),
  detachHook: answer(detachHook, ({ world, params }) => attachments.detach(world, params)),
  listPipelineHooks: answer(listPipelineHooks, ({ world, params }) =>
    attachments.ofPipeline(world, params.id),
  ),
};
