import type { ThemeTokens } from './tokens.ts';

/** What light and dark have in common. */
export const radius: ThemeTokens['radius'] = { control: '8px', card: '12px', full: '999px' };
