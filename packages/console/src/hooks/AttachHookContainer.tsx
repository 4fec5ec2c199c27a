import { canHook, type HookAttachment, type HookId, type HookPlace } from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import { AttachHookModal } from '@millrace/ui/modals/AttachHookModal';
import { useState } from 'react';

import { toRemote } from '../data/toRemote.ts';
import { useIsOnline } from '../data/useIsOnline.ts';
import { useAsk } from '../dialogs/useAsk.ts';
import { createHook } from './createHook.ts';
import { useAttachments, useHooks } from './useAttachments.ts';
import { useSubscription } from './useSubscription.ts';

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
  const subscription = useSubscription({ place, name, hookId: chosenId, editing, onDone: onClose });
  const choose = (id: HookId) => {
    subscription.reset();
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
      existing={subscription.existing}
      onEdit={setEditing}
      savedEvents={subscription.savedEvents}
      onSubmit={({ hookId, events }) => subscription.run(hookId, events)}
      requestsOf={({ hookId, events }) => subscription.requests(hookId, events)}
      isPending={subscription.isPending}
      problem={subscription.problem}
      isOffline={!useIsOnline()}
      onRetry={() => void hooks.refetch()}
      onClose={onClose}
    />
  );
}
