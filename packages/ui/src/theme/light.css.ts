import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { mono, sans } from './fonts/fonts.css.ts';
import { lightTokens } from './lightTokens.ts';

/** `millrace-light` on `<html>`: always light. `millrace-system` also starts from these values. */
globalStyle('.millrace-light, .millrace-system', {
  '@layer': {
    [layers.tokens]: {
      colorScheme: 'light',
      vars: assignVars(vars, { ...lightTokens, font: { sans, mono } }),
    },
  },
});
