/** Whether a word is in a comma-separated list. A row that does not say it contradicts nothing. */
export const isAmong = (word: string | null | undefined, wanted: string): boolean =>
  word === undefined || word === null || wanted.split(',').includes(word);

/**
 * Whether a list with this `status` argument has rows of a status: all that are not archived for `active`, or some
 * statuses separated by commas (spec §2). A row without a status contradicts nothing.
 */
export const isListed = (status: string | null | undefined, wanted: string): boolean =>
  wanted === 'active' ? status !== 'archived' : isAmong(status, wanted);
