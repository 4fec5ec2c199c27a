/** The values of the theme, for code that cannot read custom properties. Components use the properties. */
export { darkTokens } from '../theme/darkTokens.ts';
export { lightTokens } from '../theme/lightTokens.ts';
export { themeVariables, type Brand } from '../theme/themeVariables.ts';
export {
  breakpoint,
  control,
  depth,
  motion,
  space,
  type,
  type ThemeTokens,
  type TonePair,
} from '../theme/tokens.ts';
