import type { ThemeName } from '@millrace/ui/theme';
import { atom } from 'jotai';

/** Where the choice is kept. The first lines of index.html read it too, before anything is painted. */
export const themeKey = 'millrace.theme';

const isTheme = (value: unknown): value is ThemeName =>
  value === 'system' || value === 'light' || value === 'dark';

/** Storage may be full, forbidden or tampered with; the theme is then the device's (F30, T-43). */
const readTheme = (): ThemeName => {
  try {
    const stored: unknown = localStorage.getItem(themeKey);
    return isTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
};

const chosenAtom = atom<ThemeName | null>(null);

/** Light, dark, or as the device has it. */
export const themeAtom = atom(
  (get) => get(chosenAtom) ?? readTheme(),
  (_, set, theme: ThemeName) => {
    set(chosenAtom, theme);
    try {
      localStorage.setItem(themeKey, theme);
    } catch {
      // The choice then lasts as long as the page.
    }
  },
);
