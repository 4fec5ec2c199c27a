import { getHook, listHooks, listPipelineHooks } from '@millrace/ui/contract';
import {
  isAttachedAt,
  toId,
  type Hook,
  type HookAttachment,
  type HookId,
  type HookPlace,
} from '@millrace/ui/domain/entities';
import type { Page } from '@millrace/ui/domain/remote';
import type { QueryClient } from '@tanstack/react-query';

import { read } from '../data/read.ts';

const listKey = [listHooks.resource, listHooks.name];

const changeRows = (queryClient: QueryClient, change: (rows: readonly Hook[]) => readonly Hook[]) =>
  queryClient.setQueriesData<Page<Hook>>(
    { queryKey: listKey },
    (page) => page && { ...page, rows: change(page.rows) },
  );

/** Hooks have no realtime channel, so everything about them is refetched after each own write. */
const refetchHooks = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: [listHooks.resource] });

/** Caches a new hook, so that it can be chosen at once. */
export function cacheNewHook(queryClient: QueryClient, hook: Hook): void {
  changeRows(queryClient, (rows) => [...rows.filter(({ id }) => id !== hook.id), hook]);
  refetchHooks(queryClient);
}

/** Caches a changed hook, in the list and in each place that it is attached to. */
export function cacheHook(queryClient: QueryClient, hook: Hook): void {
  changeRows(queryClient, (rows) => rows.map((row) => (row.id === hook.id ? { ...row, ...hook } : row)));
  const own = read(getHook, { id: hook.id }).queryKey;
  queryClient.setQueryData<Hook>(own, (before) => before && { ...before, ...hook });
  const { name, url, status } = hook;
  queryClient.setQueriesData<readonly HookAttachment[]>(
    { queryKey: [listPipelineHooks.resource, listPipelineHooks.name] },
    (attachments) =>
      attachments?.map((attachment) =>
        attachment.hookId === hook.id ? { ...attachment, hook: { name, url, status } } : attachment,
      ),
  );
  refetchHooks(queryClient);
}

/** Removes a deleted hook from the lists. Its page says that it was not found. */
export function forgetHook(queryClient: QueryClient, hookId: HookId): void {
  changeRows(queryClient, (rows) => rows.filter(({ id }) => id !== hookId));
  refetchHooks(queryClient);
}

/**
 * Caches an attachment.
 * @param attachment `null` if the hook was detached
 */
export function cacheAttachment(
  queryClient: QueryClient,
  place: HookPlace,
  hookId: HookId,
  attachment: HookAttachment | null,
): void {
  const isHere = isAttachedAt(place);
  const change = (attachments: readonly HookAttachment[]): readonly HookAttachment[] => {
    const isIt = (each: HookAttachment) => isHere(each) && each.hookId === hookId;
    if (!attachment) return attachments.filter((each) => !isIt(each));
    return attachments.some(isIt)
      ? attachments.map((each) => (isIt(each) ? attachment : each))
      : [...attachments, attachment];
  };
  changeRows(queryClient, (rows) =>
    rows.map((hook) =>
      hook.id === hookId && hook.attachedTo ? { ...hook, attachedTo: change(hook.attachedTo) } : hook,
    ),
  );
  if (place.entity === 'pipeline') {
    const { queryKey } = read(listPipelineHooks, { id: toId<'pipeline'>(place.id) });
    queryClient.setQueriesData<readonly HookAttachment[]>(
      { queryKey },
      (attachments) => attachments && change(attachments),
    );
  }
  refetchHooks(queryClient);
}
