import { isLongerThan } from '../graphemes.ts';

/** How much may be written, in characters as a person counts them, and from where on they are counted. */
export const feedbackLimit = { most: 5_000, countedFrom: 4_500 } as const;

/** What is wrong with what somebody writes to us; nothing where it can be sent (spec §5). */
export function feedbackProblem(content: string): string | undefined {
  if (!content.trim()) return 'Write something first.';
  return isLongerThan(content, feedbackLimit.most)
    ? `At most ${feedbackLimit.most} characters can be sent.`
    : undefined;
}
