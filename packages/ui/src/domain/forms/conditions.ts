import type { Condition } from './fieldBase.ts';
import type { FormValue } from './fieldValues.ts';

/** What a condition asks of a form, or of what is saved of one. */
export interface ConditionReader {
  readonly valueOf: (path: string) => FormValue | undefined;
  readonly isFilled: (path: string) => boolean;
}

/** Whether a condition is met: one part of it is enough, and no condition at all is. A choice is compared as text. */
export const isMet = (condition: Condition | undefined, { valueOf, isFilled }: ConditionReader): boolean =>
  condition === undefined ||
  condition.some((part) => {
    if ('isFilled' in part) return isFilled(part.path) === part.isFilled;
    const value = valueOf(part.path);
    return typeof value === 'string' ? value === String(part.equals) : value === part.equals;
  });
