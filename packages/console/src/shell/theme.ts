import type { ThemeName } from '@millrace/ui/theme';
import { atom } from 'jotai';

import { storedText } from '../session/storedText.ts';

/** Where the choice is kept. The first lines of index.html read it too, before anything is painted. */
export const themeKey = 'millrace.theme';

const isTheme = (value: unknown): value is ThemeName =>
  value === 'system' || value === 'light' || value === 'dark';

const storedTheme = storedText(() => localStorage, themeKey);

/** What is stored may have been tampered with; the theme is then the device's (T-43). */
const readTheme = (): ThemeName => {
  const stored = storedTheme.read();
  return isTheme(stored) ? stored : 'system';
};

const chosenAtom = atom<ThemeName | null>(null);

/** Light, dark, or as the device has it. */
export const themeAtom = atom(
  (get) => get(chosenAtom) ?? readTheme(),
  (_, set, theme: ThemeName) => {
    set(chosenAtom, theme);
    storedTheme.write(theme);
  },
);
