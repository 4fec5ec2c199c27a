import { formatQuantity } from '../domain/format/count.ts';

/** Says that a choice or a list lacks some of what the service has; `undefined` for a whole one. */
export const incompleteNote = (
  hasMore: boolean,
  count: number,
  noun: string,
  nouns = `${noun}s`,
): string | undefined =>
  hasMore ? `Only ${formatQuantity(count, noun, nouns)} can be listed here. There are more.` : undefined;
