import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { layers } from './layers.css.ts';
import { atLeast } from './style.ts';
import { breakpoint, space } from './tokens.ts';

/* Every class here ships to whoever uses one of them, so the list holds what `Stack` uses and no more. */
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

/** Placing and the room between things as classes: what a `.css.ts` need not say again. */
export const sprinkles = createSprinkles(placing, arranging);
export type Sprinkles = Parameters<typeof sprinkles>[0];
