import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { Hook, HookAttachment, HookEntity, HookEvent } from '../../domain/hooks/hook.ts';
import { isPlainHookAddress } from '../../domain/hooks/hookAddress.ts';
import { attachedHookName } from '../../domain/hooks/hookAttachments.ts';
import { hookEventChoices } from '../../domain/hooks/hookEvents.ts';
import type { Open } from '../../domain/entities/open.ts';
import type { HookId } from '../../domain/entities/id.ts';
import { formatQuantity } from '../../domain/format/count.ts';
import type { ShownRequests } from '../../domain/requests/shownRequest.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { PlainAddressWarning } from '../../patterns/AttachedHooks/PlainAddressWarning.tsx';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { RemoteView } from '../../patterns/RemoteView/RemoteView.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { FormDialog } from '../formDialog/FormDialog.tsx';
import * as css from './AttachHookModal.css.ts';
import { EventChecklist, type EventName } from './EventChecklist.tsx';
import { eventErrors } from './AttachHookModal.logic.ts';
import { EventsUpdateNotice } from './EventsUpdateNotice.tsx';
import { HookChoice } from './HookChoice.tsx';
import { HooksToCome } from './HooksToCome.tsx';
import { useSelectedEvents } from './useSelectedEvents.ts';

/** A hook with the events to call it for. */
export interface HookSubscription {
  readonly hookId: HookId;
  readonly events: readonly Open<HookEvent>[];
}

export interface AttachHookModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** What the hook is attached to. */
  entity: HookEntity;
  /** The pipeline or source. */
  target: { readonly id: number; readonly name: string };
  /** The attachment whose events are edited; omitted to attach a hook. */
  editing?: HookAttachment;
  /**
   * The events of `editing` as they are saved now, if known. If someone else changed them, the modal says what they
   * changed and adopts it beside the user's own changes.
   */
  savedEvents?: readonly Open<HookEvent>[];
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
  /** The chosen hook turned out to be attached already (409). Its events can be edited instead. */
  existing?: HookAttachment;
  /** Called to edit the events of `existing`. */
  onEdit(attachment: HookAttachment): void;
  /** Called with the hook and at least one event, in their order. */
  onSubmit(subscription: HookSubscription): void;
  /** Works out what saving would send now. Without it, no request is offered. */
  requestsOf?(subscription: HookSubscription): Promise<ShownRequests>;
  /** The attachment is being saved. @default false */
  isPending?: boolean;
  /** Offline, nothing is sent, and the dialog says why (F1). @default false */
  isOffline?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** Loads the hooks again after a failure. */
  onRetry(): void;
  /** Called to close the modal, by its button or Escape. */
  onClose(): void;
}

/** Attaches a hook to a pipeline or a source, or edits the events of an attachment (spec §3 “Hook attachment”). */
export function AttachHookModal(props: AttachHookModalProps) {
  // Each opening starts with the saved events.
  return props.isOpen ? <OpenModal {...props} /> : null;
}

/** The inputs are visually hidden, so browsers scroll only a corner of their labels into view. */
const revealLabel = ({ target }: FocusEvent): void =>
  target.closest('label')?.scrollIntoView({ block: 'nearest' });

function OpenModal(props: AttachHookModalProps) {
  const { entity, target, editing, hooks, attached, chosenId, existing, problem } = props;
  const {
    isPending = false,
    isOffline = false,
    onChoose,
    onCreate,
    onEdit,
    onSubmit,
    requestsOf,
    onRetry,
    onClose,
  } = props;
  const { saved, selected, setSelected, update } = useSelectedEvents(
    editing?.selectedEvents,
    props.savedEvents,
  );
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [sent, setSent] = useState<readonly EventName[]>([]);
  const top = useRef<HTMLDivElement>(null);
  const firstEvent = useRef<HTMLInputElement>(null);

  const hookId = editing?.hookId ?? chosenId;
  const events = hookEventChoices(entity, saved)
    .map(({ event }) => event)
    .filter((event) => selected.has(event));
  const unsaved = saved
    ? [...new Set([...saved, ...selected])].filter((e) => saved.includes(e) !== selected.has(e))
    : [];
  const isDirty = saved ? unsaved.length > 0 : selected.size > 0 || chosenId !== undefined;
  const refused = eventErrors(problem, sent);
  const isConflict = existing !== undefined || (problem?.status === 409 && !editing);

  useEffect(() => {
    if (problem ?? update) top.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, update]);

  const submit = () => {
    setWasSubmitted(true);
    if (hookId === undefined) {
      const choice = top.current?.querySelector<HTMLElement>('input[type=radio]');
      (choice ?? top.current?.querySelector('button'))?.focus();
      return;
    }
    if (events.length === 0) return firstEvent.current?.focus();
    if (saved && unsaved.length === 0) return onClose();
    setSent(events);
    onSubmit({ hookId, events });
  };

  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="wide"
      title={editing ? `Edit events of “${inSentence(attachedHookName(editing))}”` : 'Attach hook'}
      description={
        editing
          ? editing.hook?.url
          : `A hook is called for the selected events of “${inSentence(target.name)}”.`
      }
      hasChanges={isDirty}
      isPending={isPending}
      isOffline={isOffline}
      problem={problem}
      note={unsaved.length > 0 && <output>{formatQuantity(unsaved.length, 'unsaved event')}</output>}
      submitLabel={editing ? 'Save events' : 'Attach hook'}
      requests={requestsOf && hookId !== undefined ? () => requestsOf({ hookId, events }) : undefined}
      onSubmit={submit}
    >
      {(attributes) => (
        <Form {...attributes} aria-label="Attached hook">
          <div className={css.form} onFocus={revealLabel}>
            <div ref={top} className={css.top}>
              {problem && !isConflict && !refused.isExplained && <ProblemNotice problem={problem} />}
              {update && <EventsUpdateNotice update={update} />}
              {editing ? (
                editing.hook && isPlainHookAddress(editing.hook.url) && <PlainAddressWarning />
              ) : (
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
                      error={wasSubmitted && hookId === undefined ? 'Choose a hook.' : undefined}
                    />
                  )}
                </RemoteView>
              )}
              {existing ? (
                <Banner
                  tone="critical"
                  role="alert"
                  title={`“${inSentence(attachedHookName(existing))}” is already attached to this ${entity}.`}
                  actions={
                    <Button size="small" onPress={() => onEdit(existing)}>
                      Edit its events
                    </Button>
                  }
                >
                  Choose another hook, or edit the events of this one. Your selection is kept.
                </Banner>
              ) : (
                problem && isConflict && <ProblemNotice problem={problem} />
              )}
            </div>
            <EventChecklist
              ref={firstEvent}
              entity={entity}
              target={target}
              saved={saved}
              selected={selected}
              onChange={setSelected}
              isReadOnly={isPending}
              error={wasSubmitted && selected.size === 0 ? 'Select at least one event.' : refused.ofAll}
              errorOf={(event) => (selected.has(event) ? refused.ofEvents.get(event) : undefined)}
            />
          </div>
        </Form>
      )}
    </FormDialog>
  );
}
