import { atom, type WritableAtom } from 'jotai';

import { storedText } from '../kit/storedText.ts';
import { identityOf, sessionAtom } from '../scope/session.ts';

/** What a person chose for a list on this device. */
export interface ListPreferences {
  /** Ids of the hidden columns. */
  readonly hidden: readonly string[];
  /** Rows per page; missing for the default. */
  readonly size?: number;
}

export type RememberedList = WritableAtom<ListPreferences, [ListPreferences], void>;

/** The stored value may have been tampered with (docs/threats.md T-43). The list ignores unknown columns and sizes. */
function parse(text: string | null): ListPreferences {
  try {
    const { hidden, size }: { hidden?: unknown; size?: unknown } = Object(JSON.parse(text ?? 'null'));
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [],
      ...(typeof size === 'number' && { size }),
    };
  } catch {
    return { hidden: [] };
  }
}

/**
 * The preferences of a list, stored for each person on this device. If storage is full or forbidden, they last as long
 * as the page (F30).
 * @param name of the list, the same in each build
 */
export function rememberedList(name: string): RememberedList {
  const chosenAtom = atom<ListPreferences | null>(null);
  // Separate, because the session changes more often than the person.
  const identityAtom = atom((get) => identityOf(get(sessionAtom)) ?? 'nobody');
  const storedAtom = atom((get) =>
    storedText(() => localStorage, `millrace.list.${name}.${get(identityAtom)}`),
  );
  const readAtom = atom((get) => get(chosenAtom) ?? parse(get(storedAtom).read()));
  return atom(
    (get) => get(readAtom),
    (get, set, next: ListPreferences) => {
      set(chosenAtom, next);
      get(storedAtom).write(JSON.stringify(next));
    },
  );
}
