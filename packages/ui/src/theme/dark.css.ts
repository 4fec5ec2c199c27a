import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { darkTokens } from './darkTokens.ts';
import { mono, sans } from './fonts/fonts.css.ts';
import { layers } from './layers.css.ts';
import './light.css.ts';

const dark = {
  colorScheme: 'dark',
  vars: assignVars(vars, { ...darkTokens, font: { sans, mono } }),
} as const;

/** `millrace-dark` on `<html>`: always dark. */
globalStyle('.millrace-dark', { '@layer': { [layers.tokens]: dark } });

/** `millrace-system` on `<html>`: follows the device's colour scheme. */
globalStyle('.millrace-system', {
  '@layer': { [layers.tokens]: { '@media': { '(prefers-color-scheme: dark)': dark } } },
});
