import type { Hook, HookAttachment, NamedHookPlace } from '@millrace/ui/domain/entities';
import { inSentence } from '@millrace/ui/domain/text';
import { AttachHookToModal } from '@millrace/ui/modals/AttachHookToModal';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { useIsOnline } from '../data/useIsOnline.ts';
import { toastsAtom } from '../kit/toasts.ts';
import { useHookPlaces } from './useHookPlaces.ts';
import { useSubscription } from './useSubscription.ts';

interface AttachHookToContainerProps {
  readonly hook: Hook;
  readonly onClose: () => void;
}

/**
 * Attaches a hook to a pipeline or a source. If the page is left, the request continues and a toast reports the result.
 */
export function AttachHookToContainer({ hook, onClose }: AttachHookToContainerProps) {
  const { id: hookId, name, url, status, attachedTo } = hook;
  const toasts = useAtomValue(toastsAtom);
  const [place, setPlace] = useState<NamedHookPlace>();
  const [editing, setEditing] = useState<HookAttachment>();
  const { places, hasMore, refetch } = useHookPlaces(hook);
  const subscription = useSubscription({
    place,
    name: place?.name ?? '',
    hookId,
    editing,
    onDone() {
      onClose();
      // The page shows the new place only if the service tells where a hook is attached.
      if (attachedTo || !place) return;
      toasts.show({ tone: 'positive', title: `The hook is attached to “${inSentence(place.name)}”.` });
    },
  });
  return (
    <AttachHookToModal
      isOpen
      hook={hook}
      places={places}
      hasMore={hasMore}
      place={place}
      onChoose={(chosen) => {
        subscription.reset();
        setPlace(chosen);
      }}
      editing={editing}
      existing={subscription.existing && { ...subscription.existing, hook: { name, url, status } }}
      onEdit={setEditing}
      savedEvents={subscription.savedEvents}
      onSubmit={(events) => subscription.run(hookId, events)}
      requestsOf={(events) => subscription.requests(hookId, events)}
      isPending={subscription.isPending}
      problem={subscription.problem}
      isOffline={!useIsOnline()}
      onRetry={refetch}
      onClose={onClose}
    />
  );
}
