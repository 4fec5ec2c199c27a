import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { darkTokens } from './darkTokens.ts';
import { mono, sans } from './fonts/fonts.css.ts';
import { layers } from './layers.css.ts';
import './light.css.ts';
import { themeSelectors } from './themeSelectors.ts';

const dark = {
  colorScheme: 'dark',
  vars: assignVars(vars, { ...darkTokens, font: { sans, mono } }),
} as const;

/** Always dark, but light on paper. */
globalStyle(themeSelectors.dark, { '@layer': { [layers.tokens]: { '@media': { screen: dark } } } });

/** Follows the device's colour scheme. */
globalStyle(themeSelectors.system, {
  '@layer': { [layers.tokens]: { '@media': { 'screen and (prefers-color-scheme: dark)': dark } } },
});
