import {
  readChatAddress,
  readFeatureRequests,
  requestEscalation,
  requestFeedback,
} from '@millrace/ui/contract';
import type { User } from '@millrace/ui/domain/entities';
import { toastDuration } from '@millrace/ui/domain/text';
import { FeedbackModal, type FeedbackKind, type FeedbackTab } from '@millrace/ui/modals/FeedbackModal';
import { atom, useAtom, useAtomValue } from 'jotai';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { useState } from 'react';

import { useIsOnline } from '../data/useIsOnline.ts';
import { toastsAtom } from '../kit/toasts.ts';
import { usePath } from '../router/location.ts';
import { sessionAtom } from '../scope/session.ts';
import { useScope } from '../scope/useScope.ts';
import { useWrite } from '../writes/useWrite.ts';
import { defineWrite } from '../writes/write.ts';
import { openSupportChat } from './supportChat.ts';

const noTexts: Readonly<Record<FeedbackKind, string>> = { feedback: '', escalate: '' };

/** What was typed, until it is sent or discarded: the page may be left. Another person gets another store. */
const feedbackTextsAtom = atom(noTexts);

interface Feedback {
  readonly kind: FeedbackKind;
  readonly text: string;
  /** The path of the page, if it goes along. Its query may contain names, so it stays here. */
  readonly page: string | undefined;
}

const define = (call: typeof requestFeedback | typeof requestEscalation) =>
  defineWrite({
    call,
    key: () => [],
    args: ({ text, page }: Feedback) => ({
      body: { content: page === undefined ? text : `${text}\n\nPage: ${page}` },
    }),
    words: {
      failed: () => ({ title: 'Failed to send feedback. Please try again.' }),
    },
  });

/** Sends feedback, and urgent feedback. The service has nothing to find it by, so a lost response counts as a failure. */
const feedbackWrites = { feedback: define(requestFeedback), escalate: define(requestEscalation) };

interface FeedbackContainerProps {
  readonly onClose: () => void;
}

const thanks = {
  tone: 'positive',
  title: 'Thank you for your feedback! We will get back to you as soon as possible.',
} as const;

const chatFailed = {
  tone: 'critical',
  title: 'The chat could not be opened.',
  description: 'Try again, or send your message here.',
} as const;

/** Shares feedback from any screen. If the page is left, the message is still sent and a toast reports the result. */
export function FeedbackContainer({ onClose }: FeedbackContainerProps) {
  const [texts, setTexts] = useAtom(feedbackTextsAtom);
  const [tab, setTab] = useState<FeedbackTab>('feedback');
  const [hasPage, setHasPage] = useState(false);
  const [{ boardHref, chatAddress }] = useState(() => {
    const config = document.getElementById('millrace-config')?.textContent;
    return { boardHref: readFeatureRequests(config), chatAddress: readChatAddress(config) };
  });
  const page = usePath();
  const toasts = useAtomValue(toastsAtom);
  const session = useAtomValue(sessionAtom);
  const scope = useScope();
  const [isChatOpening, setIsChatOpening] = useState(false);
  const openChat = async (address: string, user: User) => {
    setIsChatOpening(true);
    try {
      await openSupportChat(address, user, scope);
      // A dialog would keep the focus from the chat.
      onClose();
    } catch {
      toasts.show(chatFailed);
    }
    setIsChatOpening(false);
  };
  const options = {
    presence: 'component',
    onDone(_: unknown, isInSight: boolean, { kind }: Feedback) {
      setTexts((before) => ({ ...before, [kind]: '' }));
      toasts.show(thanks, { duration: toastDuration.feedback });
      if (isInSight) onClose();
    },
  } as const;
  const feedback = useWrite(feedbackWrites.feedback, options);
  const escalate = useWrite(feedbackWrites.escalate, options);
  const message = (kind: FeedbackKind) => ({
    kind,
    text: texts[kind].trim(),
    page: hasPage ? page : undefined,
  });
  return (
    <RequestsProvider
      source={async () => {
        if (tab === 'feature') return { requests: [] };
        return (tab === 'feedback' ? feedback : escalate).requests(message(tab));
      }}
    >
      <FeedbackModal
        isOpen
        tab={tab}
        onTabChange={setTab}
        texts={texts}
        onTextChange={(kind, text) => setTexts((before) => ({ ...before, [kind]: text }))}
        hasPage={hasPage}
        onHasPageChange={setHasPage}
        page={page}
        onSend={(kind) => (kind === 'feedback' ? feedback : escalate).run(message(kind))}
        isSending={feedback.isPending || escalate.isPending}
        boardHref={boardHref}
        onChat={
          chatAddress !== undefined && session.state === 'signedIn'
            ? () => void openChat(chatAddress, session.user)
            : undefined
        }
        isChatOpening={isChatOpening}
        isOffline={!useIsOnline()}
        onClose={() => {
          // The person has discarded what was entered, if anything. Leaving the page keeps it.
          setTexts(noTexts);
          onClose();
        }}
      />
    </RequestsProvider>
  );
}
