import { cutGraphemes } from './graphemes.ts';
import { maxLength } from './limits.ts';

/** The initial name of a copy. */
export const copyName = (name: string): string => cutGraphemes(`Copy of ${name}`, maxLength.nodeName);

/**
 * The name of a copy that is saved at once: `Copy of Orders`, then `Copy of Orders 2`.
 * @param isTaken whether the account has an item with this name
 */
export function freeCopyName(name: string, isTaken: (candidate: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`;
    const candidate = cutGraphemes(`Copy of ${name}`, maxLength.standard - ending.length).trimEnd() + ending;
    if (!isTaken(candidate)) return candidate;
  }
}
