import type { StyleRule } from '@vanilla-extract/css';
import { below } from '../../theme/style.ts';
import { gridBreakpoints, type GridBreakpoint } from './gridColumns.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/**
 * The room of the grid itself that asks for a narrower page's layout, in px at letters of the usual size. It is less than
 * what a page of that width leaves a list beside the navigation, so that only larger letters come to it first.
 */
const leastRoom: Readonly<Record<GridBreakpoint, number>> = { wide: 972, icons: 792, drawer: 528 };

/** Has `narrower` ask for the room of what is in it. */
export const roomMeasure = { containerType: 'inline-size' } as const;

/**
 * A rule for pages narrower than that, and for letters that have no more room than on such a page: only those that the
 * browser was set to change what a page's width is measured in. For use in `.css.ts` files only.
 */
export const narrower = (
  name: GridBreakpoint,
  rule: Omit<LayeredRule, '@media' | '@container'>,
): LayeredRule => ({
  '@media': { [below(gridBreakpoints[name])]: rule },
  '@container': { [below(leastRoom[name])]: rule },
});
