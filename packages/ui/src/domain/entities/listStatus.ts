/** Whether a word is in a comma-separated list; `undefined` if the row does not say it. */
export const isAmong = (word: string | null | undefined, wanted: string): boolean | undefined =>
  word === undefined || word === null ? undefined : wanted.split(',').includes(word);

/**
 * Whether a list with this `status` argument has rows of a status: all that are not archived for `active`, or some
 * statuses separated by commas (spec §2). `undefined` if the row does not say its status.
 */
export const isListed = (status: string | null | undefined, wanted: string): boolean | undefined =>
  wanted === 'active' && typeof status === 'string' ? status !== 'archived' : isAmong(status, wanted);
