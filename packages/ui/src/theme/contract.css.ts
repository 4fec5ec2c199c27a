import { createGlobalThemeContract } from '@vanilla-extract/css';
import { mono, sans } from './fonts/fonts.css.ts';
import { lightTokens } from './lightTokens.ts';
import type { ThemeTokens } from './tokens.ts';

const kebab = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The theme's custom properties, named after their roles, such as `--millrace-color-text-muted`. */
export const vars = createGlobalThemeContract(
  { ...lightTokens, font: { sans, mono } } satisfies ThemeTokens,
  (_value, path) => `millrace-${path.map(kebab).join('-')}`,
);
