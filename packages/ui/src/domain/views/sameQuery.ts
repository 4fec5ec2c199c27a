/** Whether two queries have the same parameters in the same order, in any encoding. */
export const isSameQuery = (one: string, other: string): boolean =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString();
