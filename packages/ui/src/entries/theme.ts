import '../theme/layers.css.ts';
import '../theme/light.css.ts';
import '../theme/dark.css.ts';
import '../theme/reset.css.ts';

export { vars } from '../theme/contract.css.ts';
export { themeClasses, type ThemeName } from '../theme/themeClasses.ts';
export type { ThemeTokens, TonePair } from '../theme/tokens.ts';
