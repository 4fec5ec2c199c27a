import type { FormValue } from '../definition/fieldValues.ts';
import { isSameData } from './values.ts';

/** The choices that a pasted address replaced, until the person makes one in their place. */
export interface ReplacedChoices {
  /** What an address replaced at a path; `undefined` if the present choice was made by hand. */
  readonly at: (path: string) => FormValue | undefined;
  /** An address replaced a choice. With the choice from before the first address, there is nothing to return to. */
  readonly replace: (path: string, before: FormValue, after: FormValue) => void;
  /** The present choice was made by hand. */
  readonly forget: (path: string) => void;
  readonly clear: () => void;
}

export function createReplacedChoices(): ReplacedChoices {
  const replaced = new Map<string, FormValue>();
  return {
    at: (path) => replaced.get(path),
    replace(path, before, after) {
      const first = replaced.get(path) ?? before;
      if (isSameData(first, after)) replaced.delete(path);
      else replaced.set(path, first);
    },
    forget: (path) => void replaced.delete(path),
    clear: () => replaced.clear(),
  };
}
