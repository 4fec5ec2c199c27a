import { createGlobalThemeContract } from '@vanilla-extract/css';
import { mono, sans } from './fonts/fonts.css.ts';
import { lightTokens } from './lightTokens.ts';
import type { ThemeTokens } from './tokens.ts';
import { variableName } from './variableName.ts';

/** The theme's custom properties, named after their roles, such as `--millrace-color-text-muted`. */
export const vars = createGlobalThemeContract(
  { ...lightTokens, font: { sans, mono } } satisfies ThemeTokens,
  (_value, path) => variableName(path),
);
