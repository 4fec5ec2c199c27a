import type { ThemeTokens } from './tokens.ts';

/** Corner radii, shared by the light and dark themes. */
export const radius: ThemeTokens['radius'] = { control: '8px', card: '12px', full: '999px' };
