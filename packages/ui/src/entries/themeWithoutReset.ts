/** The theme for products with a reset of their own: it styles no bare elements. */
import '../theme/layers.css.ts';
import '../theme/light.css.ts';
import '../theme/dark.css.ts';

export { vars } from '../theme/contract.css.ts';
export { themeClasses, type ThemeName } from '../theme/themeClasses.ts';
export type { ThemeTokens, TonePair } from '../theme/tokens.ts';
