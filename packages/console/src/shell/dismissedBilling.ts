import { atom } from 'jotai';

import { storedText } from '../session/storedText.ts';

const stored = storedText(() => sessionStorage, 'millrace.dismissedBilling');

const chosenAtom = atom<string | null>(null);

/** The title of the billing banner that was dismissed in this tab; another banner shows again. */
export const dismissedBillingAtom = atom(
  (get) => get(chosenAtom) ?? stored.read(),
  (_, set, title: string) => {
    set(chosenAtom, title);
    stored.write(title);
  },
);
