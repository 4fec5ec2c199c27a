import { requestEscalation, requestFeedback } from '@millrace/ui/contract';
import type { FeedbackKind } from '@millrace/ui/modals/FeedbackModal';
import { atom } from 'jotai';

import { defineWrite } from '../writes/write.ts';

export const noTexts: Readonly<Record<FeedbackKind, string>> = { feedback: '', escalate: '' };

/** What was typed, until it is sent or discarded: the page may be left. Another person gets another store. */
export const feedbackTextsAtom = atom(noTexts);

export interface Feedback {
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
export const feedbackWrites = { feedback: define(requestFeedback), escalate: define(requestEscalation) };
