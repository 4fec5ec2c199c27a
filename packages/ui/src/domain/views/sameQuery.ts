/** Whether two queries say the same in the same order, however their letters are written. */
export const isSameQuery = (one: string, other: string): boolean =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString();
