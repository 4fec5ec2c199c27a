import type { StyleRule } from '@vanilla-extract/css';
import { below } from '../../theme/style.ts';
import { gridBreakpoints, type GridBreakpoint } from './gridColumns.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/**
 * Width of the grid itself below which it uses a narrower layout, in px at the default font size. It is less than the
 * room that a page of that width leaves a list beside the navigation, so only larger fonts trigger it first.
 */
const leastRoom: Readonly<Record<GridBreakpoint, number>> = { wide: 972, icons: 792, drawer: 528 };

/** Makes an element the container that `narrower` measures. */
export const roomMeasure = { containerType: 'inline-size' } as const;

/**
 * A rule for pages narrower than that, and for fonts so large that they leave no more room. Page widths are measured in
 * the font size set in the browser, and in no other. For use in `.css.ts` files only.
 */
export const narrower = (
  name: GridBreakpoint,
  rule: Omit<LayeredRule, '@media' | '@container'>,
): LayeredRule => ({
  '@media': { [below(gridBreakpoints[name])]: rule },
  '@container': { [below(leastRoom[name])]: rule },
});
