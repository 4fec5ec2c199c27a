import type { Page } from '@millrace/ui/domain/remote';

export type AnyPage = Page<{ readonly id: number }>;

/** Whether the answer of a call is a page of a list. */
export const isPage = (answer: unknown): answer is AnyPage =>
  typeof answer === 'object' && answer !== null && 'rows' in answer && 'hasNext' in answer;
