import { useState } from 'react';
import { feedbackLimit, feedbackProblem } from '../../domain/policies/feedback.ts';
import { offlineNote } from '../../internal/notes.ts';
import { ShowRequest } from '../../patterns/ShowRequest/ShowRequest.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { CloseButton } from '../../primitives/Dialog/CloseButton.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { ExternalIcon } from '../../primitives/Icon/icons/ExternalIcon.ts';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import * as css from './FeedbackModal.css.ts';

/** The messages that the modal sends. */
export type FeedbackKind = 'feedback' | 'escalate';
export type FeedbackTab = FeedbackKind | 'feature';

export interface FeedbackModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** The selected tab. */
  tab: FeedbackTab;
  /** Called with the tab that the user selects. */
  onTabChange(tab: FeedbackTab): void;
  /** The message of each tab. Keep them when the modal closes, so that nothing typed is lost. */
  texts: Readonly<Record<FeedbackKind, string>>;
  /** Called with the message on every change. */
  onTextChange(kind: FeedbackKind, text: string): void;
  /** Whether the address of the page goes along with the message. */
  hasPage: boolean;
  /** Called with the user's choice. */
  onHasPageChange(hasPage: boolean): void;
  /** The path of the page, as the user sees it before it is sent. */
  page: string;
  /** The message of this tab can be sent. */
  onSend(kind: FeedbackKind): void;
  /** A message is being sent. @default false */
  isSending?: boolean;
  /** Address of the public board of feature requests; without it, the tab says that there is none. */
  boardHref?: string;
  /** Opens the live chat; without it, the modal does not offer one. */
  onChat?(): void;
  /** The live chat is being loaded. @default false */
  isChatOpening?: boolean;
  /** Offline, nothing is sent, and the dialog says why. @default false */
  isOffline?: boolean;
  /** Called to close the dialog, by its button, Escape or a press outside. */
  onClose(): void;
}

const tabs = [
  { id: 'feedback', label: 'Feedback' },
  { id: 'feature', label: 'Feature Request' },
  { id: 'escalate', label: 'Escalate' },
] as const satisfies readonly { id: FeedbackTab; label: string }[];

const words: Readonly<Record<FeedbackKind, { readonly label: string; readonly description: string }>> = {
  feedback: {
    label: 'Your feedback',
    description: 'What works well, and what should work better?',
  },
  escalate: {
    label: 'What is broken?',
    description: 'For a problem that stops your work. Our support team reads it first.',
  },
};

/** Feedback, the board of feature requests, and urgent messages to support (spec §2 Feedback modal). */
export function FeedbackModal({
  isOpen,
  tab,
  onTabChange,
  texts,
  onTextChange,
  hasPage,
  onHasPageChange,
  page,
  onSend,
  isSending = false,
  boardHref,
  onChat,
  isChatOpening = false,
  isOffline = false,
  onClose,
}: FeedbackModalProps) {
  const kind = tab === 'feature' ? undefined : tab;
  const text = kind ? texts[kind] : '';
  const problem = feedbackProblem(text);
  const isEmpty = text.trim() === '';
  const [hadPage, setHadPage] = useState(hasPage);
  // The choice that the next opening starts with.
  if (!isOpen && hadPage !== hasPage) setHadPage(hasPage);
  const canSend = problem === undefined && !isSending && !isOffline;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Share Feedback"
      hasChanges={texts.feedback.trim() !== '' || texts.escalate.trim() !== '' || hasPage !== hadPage}
      isPending={isSending}
      note={offlineNote(isOffline)}
      footer={
        <>
          {onChat && (
            <Button
              variant="ghost"
              onPress={onChat}
              isPending={isChatOpening}
              isDisabled={isSending || isOffline}
            >
              Chat with support
            </Button>
          )}
          <CloseButton isDisabled={isSending}>Close</CloseButton>
          {kind && (
            <Button
              tone="accent"
              variant="solid"
              isPending={isSending}
              isDisabled={!canSend && !isSending}
              onPress={() => onSend(kind)}
            >
              Send
            </Button>
          )}
          {!kind && boardHref !== undefined && (
            <ButtonLink
              tone="accent"
              variant="solid"
              href={boardHref}
              target="_blank"
              rel="noopener"
              icon={ExternalIcon}
            >
              Request Feature
            </ButtonLink>
          )}
        </>
      }
    >
      <Tabs label="Kind of feedback" items={tabs} selected={tab} onSelect={onTabChange}>
        <div className={css.panel}>
          {kind ? (
            <>
              <TextArea
                autoFocus
                label={words[kind].label}
                description={words[kind].description}
                count={feedbackLimit}
                error={isEmpty ? undefined : problem}
                isReadOnly={isSending}
                value={text}
                onChange={(typed) => onTextChange(kind, typed)}
                onKeyDown={(event) => {
                  const isSend = event.key === 'Enter' && (event.metaKey || event.ctrlKey);
                  if (isSend && canSend) onSend(kind);
                  // Escape closes the dialog.
                  if (!isSend) event.continuePropagation();
                }}
              />
              <Checkbox isSelected={hasPage} isDisabled={isSending} onChange={onHasPageChange}>
                {`Include this page’s URL: ${page}`}
              </Checkbox>
              <ShowRequest />
            </>
          ) : boardHref === undefined ? (
            <p>There is no public board for feature requests here. Send your idea as feedback instead.</p>
          ) : (
            <p>
              Ideas are collected on a public board, where you can vote for those of others and add your own.
              It opens in a new tab.
            </p>
          )}
        </div>
      </Tabs>
    </Dialog>
  );
}
