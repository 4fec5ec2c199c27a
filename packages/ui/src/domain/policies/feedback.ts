import { isLongerThan } from '../text/graphemes.ts';

/** Maximum length in user-perceived characters, and the length from which the counter is shown. */
export const feedbackLimit = { most: 5_000, countedFrom: 4_500 } as const;

/** Validates a feedback message; `undefined` if it can be sent (spec §5). */
export function feedbackProblem(content: string): string | undefined {
  if (!content.trim()) return 'Enter a message.';
  return isLongerThan(content, feedbackLimit.most)
    ? `Shorten the message to ${feedbackLimit.most} characters.`
    : undefined;
}
