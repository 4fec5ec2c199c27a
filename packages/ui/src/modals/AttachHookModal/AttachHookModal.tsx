import type { Hook, HookAttachment, HookEntity, HookEvent } from '../../domain/hooks/hook.ts';
import type { Open } from '../../domain/entities/open.ts';
import type { HookId } from '../../domain/entities/id.ts';
import type { ShownRequests } from '../../domain/requests/shownRequest.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { RemoteView } from '../../patterns/RemoteView/RemoteView.tsx';
import { AttachmentDialog } from './AttachmentDialog.tsx';
import type { AttachmentProps } from './attachmentProps.ts';
import { HookChoice } from './HookChoice.tsx';
import { HooksToCome } from './HooksToCome.tsx';

export type { AttachmentProps } from './attachmentProps.ts';

/** A hook with the events to call it for. */
export interface HookSubscription {
  readonly hookId: HookId;
  readonly events: readonly Open<HookEvent>[];
}

export interface AttachHookModalProps extends AttachmentProps {
  /** What the hook is attached to. */
  entity: HookEntity;
  /** The pipeline or source. */
  target: { readonly id: number; readonly name: string };
  /** The active hooks to choose from. Not needed to edit. */
  hooks: Remote<readonly Hook[]>;
  /** The attachments of the pipeline or source, as far as they are known. */
  attached: readonly HookAttachment[];
  /** The chosen hook; controlled, because creating a hook chooses it. */
  chosenId?: HookId;
  /** Called with the chosen hook. */
  onChoose(id: HookId): void;
  /** Creates a hook. The entries of this modal stay. */
  onCreate(): void;
  /** Called with the hook and at least one event, in their order. */
  onSubmit(subscription: HookSubscription): void;
  /** Works out what saving would send now. Without it, no request is offered. */
  requestsOf?(subscription: HookSubscription): Promise<ShownRequests>;
}

/**
 * Attaches a hook to a pipeline or a source, or edits the events of an attachment (spec §3 “Hook attachment”). On the page
 * of a hook use `AttachHookToModal`.
 */
export function AttachHookModal({ isOpen, ...props }: AttachHookModalProps) {
  // Each opening starts with the saved events.
  return isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal({
  hooks,
  attached,
  chosenId,
  onChoose,
  onCreate,
  onSubmit,
  requestsOf,
  onRetry,
  ...dialog
}: Omit<AttachHookModalProps, 'isOpen'>) {
  const { entity, target, editing, isPending = false } = dialog;
  const hookId = editing?.hookId ?? chosenId;
  return (
    <AttachmentDialog
      {...dialog}
      title="Attach hook"
      description={`A hook is called for the selected events of “${inSentence(target.name)}”.`}
      choiceNoun="hook"
      isChosen={hookId !== undefined}
      hasChoice={chosenId !== undefined}
      renderChoice={(isMissing) => (
        <RemoteView
          remote={hooks}
          subject="The hooks"
          skeleton={<HooksToCome hasAttached={attached.length > 0} />}
          onRetry={onRetry}
        >
          {(known) => (
            <HookChoice
              hooks={known}
              attached={attached}
              place={{ entity, id: target.id }}
              chosenId={chosenId}
              onChoose={onChoose}
              onCreate={onCreate}
              isReadOnly={isPending}
              error={isMissing ? 'Choose a hook.' : undefined}
            />
          )}
        </RemoteView>
      )}
      onSubmit={(events) => hookId !== undefined && onSubmit({ hookId, events })}
      requestsOf={requestsOf && hookId !== undefined ? (events) => requestsOf({ hookId, events }) : undefined}
    />
  );
}
