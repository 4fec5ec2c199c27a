import { readSavedViews, writeSavedViews, type SavedView } from '@millrace/ui/domain/views';
import { atom, type WritableAtom } from 'jotai';

import { storedText } from '../kit/storedText.ts';
import { identityOf, sessionAtom } from '../scope/session.ts';

type Views = readonly SavedView[];

/** The saved views of a list. */
export interface KeptViews {
  readonly views: Views;
  /** Whether they are stored. If not, they last as long as the page (F30). */
  readonly isStored: boolean;
}

/** Changes what is stored by then: another tab may have changed it since. */
export type RememberedViews = WritableAtom<KeptViews, [(views: Views) => Views], void>;

/**
 * The views that a person has saved of a list, on this device, for each account. Only the parameters of their addresses
 * are stored.
 * @param name of the list, the same in each build
 */
export function rememberedViews(name: string): RememberedViews {
  // Separate, because the session changes more often than the person.
  const identityAtom = atom((get) => identityOf(get(sessionAtom)) ?? 'nobody');
  const keyAtom = atom((get) => `millrace.views.${name}.${get(identityAtom)}`);
  const storedAtom = atom((get) => storedText(() => localStorage, get(keyAtom)));
  /** Views that could not be stored, of the person who saved them. */
  const unstoredAtom = atom<{ readonly key: string; readonly views: Views } | null>(null);
  /** Counts the changes of the storage, by this tab or another one. */
  const changesAtom = atom(0);
  changesAtom.onMount = (setChanges) => {
    const onStorage = () => setChanges((count) => count + 1);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  };
  const textAtom = atom((get) => {
    get(changesAtom);
    return get(storedAtom).read();
  });
  const readAtom = atom((get): KeptViews => {
    const unstored = get(unstoredAtom);
    return unstored?.key === get(keyAtom)
      ? { views: unstored.views, isStored: false }
      : { views: readSavedViews(get(textAtom)), isStored: true };
  });
  return atom(
    (get) => get(readAtom),
    (get, set, change) => {
      const key = get(keyAtom);
      const stored = get(storedAtom);
      const unstored = get(unstoredAtom);
      const views = change(unstored?.key === key ? unstored.views : readSavedViews(stored.read()));
      set(unstoredAtom, stored.write(writeSavedViews(views)) ? null : { key, views });
      set(changesAtom, (count) => count + 1);
    },
  );
}
