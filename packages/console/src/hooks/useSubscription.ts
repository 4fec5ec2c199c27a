import { getHookAttachment } from '@millrace/ui/contract';
import type { HookAttachment, HookId, HookPlace } from '@millrace/ui/domain/entities';
import { useQuery } from '@tanstack/react-query';

import { read } from '../data/read.ts';
import { useWrite } from '../writes/useWrite.ts';
import { attachmentPath, changedMeanwhile, changeHookEvents, subscribeHook } from './hookWrites.ts';

interface SubscriptionOptions {
  /** The pipeline or source; `undefined` until it is chosen. */
  readonly place: HookPlace | undefined;
  /** Its name. */
  readonly name: string;
  /** The hook to attach; `undefined` until it is chosen. */
  readonly hookId: HookId | undefined;
  /** The attachment whose events are edited instead. */
  readonly editing: HookAttachment | undefined;
  /** Called once it is saved, while the dialog is in sight. */
  readonly onDone: () => void;
}

/** Attaches a hook to a place, or saves the events of its attachment, with what the dialog says about it. */
export function useSubscription({ place, name, hookId, editing, onDone }: SubscriptionOptions) {
  const write = {
    ...(place && { subject: { place } }),
    isInline: true,
    presence: 'component',
    onDone: (_: unknown, isInSight: boolean) => {
      if (isInSight) onDone();
    },
  } as const;
  const attach = useWrite(subscribeHook, write);
  const change = useWrite(changeHookEvents, write);
  const running = editing ? change : attach;
  // A conflict may mean that someone else has attached the hook meanwhile.
  const conflict = attach.problem?.status === 409 ? hookId : undefined;
  const existing = useQuery({
    ...read(
      getHookAttachment,
      place && conflict !== undefined ? attachmentPath({ place, hookId: conflict }) : undefined,
    ),
    staleTime: 0,
  });
  // Hooks have no realtime channel: the saved events are read when the dialog opens and when the page gets the focus.
  const latest = useQuery({
    ...read(getHookAttachment, place && editing && attachmentPath({ place, hookId: editing.hookId })),
    staleTime: 0,
  });
  const base = latest.data?.selectedEvents ?? editing?.selectedEvents ?? [];
  return {
    /** The attachment that someone else has made meanwhile. */
    existing: editing ? undefined : existing.data,
    savedEvents: latest.data?.selectedEvents,
    isPending: running.isPending,
    // The dialog says what someone else has changed.
    problem: change.problem?.status === changedMeanwhile ? undefined : running.problem,
    reset: attach.reset,
    run(id: HookId, events: readonly string[]) {
      if (!place) return;
      const subscription = { place, name, hookId: id, events };
      if (editing) change.run({ ...subscription, base });
      else attach.run(subscription);
    },
    async requests(id: HookId, events: readonly string[]) {
      if (!place) return { requests: [] };
      const subscription = { place, name, hookId: id, events };
      return editing ? change.requests({ ...subscription, base }) : attach.requests(subscription);
    },
  };
}
