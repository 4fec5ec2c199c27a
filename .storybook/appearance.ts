import { themeClasses, type ThemeName } from '@millrace/ui/theme';
import { themeVariables } from '@millrace/ui/tokens';
import { exampleBrand } from './brand.ts';

const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && name in themeClasses;

/** Applies the theme of the toolbar to the page. */
export function applyTheme(theme: unknown): void {
  const { documentElement: page } = document;
  page.className = themeClasses[isTheme(theme) ? theme : 'light'];
  for (const [name, value] of Object.entries(themeVariables(exampleBrand)))
    page.style.setProperty(name, theme === 'brand' ? value : null);
}

/** Storybook's own theme for a page of docs. */
export const docsThemeOf = (theme: unknown, prefersDark: boolean): 'light' | 'dark' =>
  theme === 'dark' || (theme === 'system' && prefersDark) ? 'dark' : 'light';
