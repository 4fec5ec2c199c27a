import type { ThemeName } from '@millrace/ui/theme';
import { atom } from 'jotai';

import { storedText } from '../kit/storedText.ts';

/** Where the choice is stored. The inline script of index.html also reads it, before the first paint. */
export const themeKey = 'millrace.theme';

const isTheme = (value: unknown): value is ThemeName =>
  value === 'system' || value === 'light' || value === 'dark';

const storedTheme = storedText(() => localStorage, themeKey);

/** The stored value may have been tampered with. The theme then follows the device (T-43). */
const readTheme = (): ThemeName => {
  const stored = storedTheme.read();
  return isTheme(stored) ? stored : 'system';
};

const chosenAtom = atom<ThemeName | null>(null);

/** Light, dark, or the device's theme. */
export const themeAtom = atom(
  (get) => get(chosenAtom) ?? readTheme(),
  (_, set, theme: ThemeName) => {
    set(chosenAtom, theme);
    storedTheme.write(theme);
  },
);
