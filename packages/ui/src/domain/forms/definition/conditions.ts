import type { Condition } from './fieldBase.ts';
import type { FormValue } from './fieldValues.ts';

/** The values that a condition can test, in a form or in a saved entity. */
export interface ConditionReader {
  readonly valueOf: (path: string) => FormValue | undefined;
  readonly isFilled: (path: string) => boolean;
}

/**
 * Whether a condition is met. One matching part is enough, and a missing condition is met. A choice is
 * compared as text.
 */
export const isMet = (condition: Condition | undefined, { valueOf, isFilled }: ConditionReader): boolean =>
  condition === undefined ||
  condition.some((part) => {
    if ('isFilled' in part) return isFilled(part.path) === part.isFilled;
    const value = valueOf(part.path);
    return typeof value === 'string' ? value === String(part.equals) : value === part.equals;
  });
