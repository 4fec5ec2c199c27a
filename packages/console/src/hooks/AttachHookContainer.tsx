import { getHookAttachment } from '@millrace/ui/contract';
import { canHook, type HookAttachment, type HookId, type HookPlace } from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import { AttachHookModal } from '@millrace/ui/modals/AttachHookModal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { useIsOnline } from '../data/useIsOnline.ts';
import { useAsk } from '../dialogs/useAsk.ts';
import { useWrite } from '../writes/useWrite.ts';
import { createHook } from './createHook.ts';
import { attachmentPath, changedMeanwhile, changeHookEvents, subscribeHook } from './hookWrites.ts';
import { useAttachments, useHooks } from './useAttachments.ts';

interface AttachHookContainerProps {
  readonly place: HookPlace;
  /** The name of the pipeline or source. */
  readonly name: string;
  /** The attachment whose events are edited; left out to attach a hook. */
  readonly editing?: HookAttachment;
  readonly onClose: () => void;
}

/**
 * Attaches a hook, or edits the events of an attachment. If the page is left, the request continues and a toast
 * reports the result.
 */
export function AttachHookContainer({ place, name, editing: given, onClose }: AttachHookContainerProps) {
  const ask = useAsk();
  const [editing, setEditing] = useState(given);
  const [chosenId, setChosenId] = useState<HookId>();
  const hooks = useHooks(editing === undefined);
  const { attachments } = useAttachments(place);
  const write = {
    subject: { place },
    isInline: true,
    presence: 'component',
    onDone: (_: unknown, isInSight: boolean) => {
      if (isInSight) onClose();
    },
  } as const;
  const attach = useWrite(subscribeHook, write);
  const change = useWrite(changeHookEvents, write);
  const running = editing ? change : attach;
  // A conflict may mean that someone else has attached the hook meanwhile.
  const conflict = attach.problem?.status === 409 && chosenId !== undefined ? chosenId : undefined;
  const existing = useQuery({
    ...read(
      getHookAttachment,
      conflict === undefined ? undefined : attachmentPath({ place, hookId: conflict }),
    ),
    staleTime: 0,
  });
  // Hooks have no realtime channel: the saved events are read when the dialog opens and when the page gets the focus.
  const latest = useQuery({
    ...read(getHookAttachment, editing && attachmentPath({ place, hookId: editing.hookId })),
    staleTime: 0,
  });
  const base = latest.data?.selectedEvents ?? editing?.selectedEvents ?? [];
  const isOutdated = change.problem?.status === changedMeanwhile;
  const choose = (id: HookId) => {
    attach.reset();
    setChosenId(id);
  };
  return (
    <AttachHookModal
      isOpen
      entity={place.entity}
      target={{ id: place.id, name }}
      editing={editing}
      hooks={mapRemote(toRemote(hooks), ({ rows }) => rows.filter((hook) => canHook('attach', hook)))}
      attached={attachments.state === 'ready' ? (attachments.value ?? []) : []}
      chosenId={chosenId}
      onChoose={choose}
      onCreate={async () => {
        const created = await ask(createHook, {});
        if (created !== undefined) choose(created);
      }}
      existing={editing ? undefined : existing.data}
      onEdit={setEditing}
      savedEvents={latest.data?.selectedEvents}
      onSubmit={({ hookId, events }) => {
        const subscription = { place, name, hookId, events };
        if (editing) change.run({ ...subscription, base });
        else attach.run(subscription);
      }}
      requestsOf={({ hookId, events }) => {
        const subscription = { place, name, hookId, events };
        return editing ? change.requests({ ...subscription, base }) : attach.requests(subscription);
      }}
      isPending={running.isPending}
      // The modal says what someone else has changed.
      problem={isOutdated ? undefined : running.problem}
      isOffline={!useIsOnline()}
      onRetry={() => void hooks.refetch()}
      onClose={onClose}
    />
  );
}
