import { formatQuantity } from '../domain/format/count.ts';

/** Why a dialog's confirm button is disabled offline: writes are not queued (F1). */
export const offlineNote = (isOffline: boolean): string | undefined =>
  isOffline ? 'You are offline. Try again when you are back online.' : undefined;

/** Says that a choice or a list lacks some of what the service has; `undefined` for a whole one. */
export const incompleteNote = (
  hasMore: boolean,
  count: number,
  noun: string,
  nouns = `${noun}s`,
): string | undefined =>
  hasMore ? `Only ${formatQuantity(count, noun, nouns)} can be listed here. There are more.` : undefined;
