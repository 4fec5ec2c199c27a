import { atLeast, below } from '../../../theme/style.ts';
import { breakpoint, rem } from '../../../theme/tokens.ts';

/** Where the navigation is a strip of icons. */
export const rail = `${atLeast(breakpoint.drawer)} and ${below(breakpoint.icons)}`;
/** Where it is a drawer. */
export const phone = below(breakpoint.drawer);

/** The bar's, and that of the drawer's head, which lies over it. What is scrolled to stays below the bar. */
export const topBarHeight = rem(56);
