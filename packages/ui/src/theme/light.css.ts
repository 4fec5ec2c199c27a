import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { mono, sans } from './fonts/fonts.css.ts';
import { lightTokens } from './lightTokens.ts';
import { themeSelectors } from './themeSelectors.ts';

/** Always light, by class or by attribute on `<html>`. `system` also starts from these values. */
globalStyle(`${themeSelectors.light}, ${themeSelectors.system}`, {
  '@layer': {
    [layers.tokens]: {
      colorScheme: 'light',
      vars: assignVars(vars, { ...lightTokens, font: { sans, mono } }),
    },
  },
});
