import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { HookEntity } from '../../domain/hooks/hook.ts';
import { isPlainHookAddress } from '../../domain/hooks/hookAddress.ts';
import { attachedHookName } from '../../domain/hooks/hookAttachments.ts';
import { hookEventChoices } from '../../domain/hooks/hookEvents.ts';
import { formatQuantity } from '../../domain/format/count.ts';
import type { ShownRequests } from '../../domain/requests/shownRequest.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { PlainAddressWarning } from '../../patterns/AttachedHooks/PlainAddressWarning.tsx';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { FormDialog } from '../formDialog/FormDialog.tsx';
import * as css from './AttachHookModal.css.ts';
import type { AttachmentProps } from './attachmentProps.ts';
import { EventChecklist, type EventName } from './EventChecklist.tsx';
import { eventErrors } from './AttachHookModal.logic.ts';
import { EventsUpdateNotice } from './EventsUpdateNotice.tsx';
import { useSelectedEvents } from './useSelectedEvents.ts';

interface AttachmentDialogProps extends Omit<AttachmentProps, 'isOpen' | 'onRetry'> {
  entity: HookEntity;
  /** The pipeline or source; `undefined` until it is chosen. */
  target: { readonly id: number; readonly name: string } | undefined;
  title: string;
  description: string;
  /** What can be chosen instead of a choice that is attached already: `hook`. */
  choiceNoun: string;
  /** Hook and place are known. */
  isChosen: boolean;
  /** The user has chosen something, which closing would discard. */
  hasChoice: boolean;
  /** The fields of the choice. @param isMissing the user wanted to submit without it */
  renderChoice(isMissing: boolean): ReactNode;
  /** Called with at least one event, in their order. */
  onSubmit(events: readonly EventName[]): void;
  requestsOf: ((events: readonly EventName[]) => Promise<ShownRequests>) | undefined;
}

/** The inputs are visually hidden, so browsers scroll only a corner of their labels into view. */
const revealLabel = ({ target }: FocusEvent): void =>
  target.closest('label')?.scrollIntoView({ block: 'nearest' });

/** Chooses the events that a hook is called for. What the user chooses before that is the caller's. */
export function AttachmentDialog(props: AttachmentDialogProps) {
  const { entity, target, editing, isChosen, hasChoice, renderChoice, existing, problem } = props;
  const { isPending = false, isOffline = false, onEdit, onSubmit, requestsOf, onClose } = props;
  const { saved, selected, setSelected, update } = useSelectedEvents(
    editing?.selectedEvents,
    props.savedEvents,
  );
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [sent, setSent] = useState<readonly EventName[]>([]);
  const top = useRef<HTMLDivElement>(null);
  const firstEvent = useRef<HTMLInputElement>(null);

  const events = hookEventChoices(entity, saved)
    .map(({ event }) => event)
    .filter((event) => selected.has(event));
  const unsaved = saved
    ? [...new Set([...saved, ...selected])].filter((e) => saved.includes(e) !== selected.has(e))
    : [];
  const isDirty = saved ? unsaved.length > 0 : selected.size > 0 || hasChoice;
  const refused = eventErrors(problem, sent);
  const isConflict = existing !== undefined || (problem?.status === 409 && !editing);

  useEffect(() => {
    if (problem ?? update) top.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, update]);

  const submit = () => {
    setWasSubmitted(true);
    if (!isChosen) {
      const field = top.current?.querySelector<HTMLElement>('input[type=radio], [role=combobox]');
      (field ?? top.current?.querySelector('button'))?.focus();
      return;
    }
    if (events.length === 0) return firstEvent.current?.focus();
    if (saved && unsaved.length === 0) return onClose();
    setSent(events);
    onSubmit(events);
  };

  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="wide"
      title={editing ? `Edit events of “${inSentence(attachedHookName(editing))}”` : props.title}
      description={editing ? editing.hook?.url : props.description}
      hasChanges={isDirty}
      isPending={isPending}
      isOffline={isOffline}
      problem={problem}
      note={unsaved.length > 0 && <output>{formatQuantity(unsaved.length, 'unsaved event')}</output>}
      submitLabel={editing ? 'Save events' : 'Attach hook'}
      requests={requestsOf && isChosen ? () => requestsOf(events) : undefined}
      onSubmit={submit}
    >
      {(attributes) => (
        <Form {...attributes} aria-label="Attached hook">
          <div className={css.form} onFocus={revealLabel}>
            <div ref={top} className={css.top}>
              {problem && !isConflict && !refused.isExplained && <ProblemNotice problem={problem} />}
              {update && <EventsUpdateNotice update={update} />}
              {editing
                ? editing.hook && isPlainHookAddress(editing.hook.url) && <PlainAddressWarning />
                : renderChoice(wasSubmitted && !isChosen)}
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
                  {`Choose another ${props.choiceNoun}, or edit the events of this one. Your selection is kept.`}
                </Banner>
              ) : (
                problem && isConflict && <ProblemNotice problem={problem} />
              )}
            </div>
            {target && (
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
            )}
          </div>
        </Form>
      )}
    </FormDialog>
  );
}
