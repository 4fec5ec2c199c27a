import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { layers } from './layers.css.ts';
import { atLeast } from './style.ts';
import { breakpoint, space } from './tokens.ts';

/* Every class here ships to each consumer of any of them, so the list contains only what `Stack` uses. */
const placing = defineProperties({
  '@layer': layers.components,
  conditions: { narrow: {}, wide: { '@media': atLeast(breakpoint.drawer) } },
  defaultCondition: 'narrow',
  properties: {
    display: ['none', 'flex', 'block'],
    flexDirection: ['row', 'column'],
    gap: space,
  },
});

const arranging = defineProperties({
  '@layer': layers.components,
  properties: {
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    flexWrap: ['wrap'],
  },
});

/** Layout and spacing as atomic classes, so that `.css.ts` files do not repeat them. */
export const sprinkles = createSprinkles(placing, arranging);
