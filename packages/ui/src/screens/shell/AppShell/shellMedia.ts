import { atLeast, below } from '../../../theme/style.ts';
import { breakpoint, rem } from '../../../theme/tokens.ts';

/** Widths at which the navigation is a strip of icons. */
export const rail = `${atLeast(breakpoint.drawer)} and ${below(breakpoint.icons)}`;
/** Widths at which the navigation is a drawer. */
export const phone = below(breakpoint.drawer);

/** Height of the top bar and of the drawer's head over it. Elements that are scrolled into view stay below it. */
export const topBarHeight = rem(56);
