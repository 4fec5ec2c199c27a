import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { mono, sans } from './fonts/fonts.css.ts';
import { lightTokens } from './lightTokens.ts';
import { themeSelectors } from './themeSelectors.ts';

/** Always light, by class or by attribute on `<html>`. The others start from these values, and keep them on paper. */
globalStyle(`${themeSelectors.light}, ${themeSelectors.system}, ${themeSelectors.dark}`, {
  '@layer': {
    [layers.tokens]: {
      colorScheme: 'light',
      vars: assignVars(vars, { ...lightTokens, font: { sans, mono } }),
    },
  },
});
