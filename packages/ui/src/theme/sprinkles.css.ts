import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { breakpoint, space } from './tokens.ts';

/* Every class here ships to everybody, so the list holds what screens use to place things and no more. */
const placing = defineProperties({
  '@layer': layers.components,
  conditions: { narrow: {}, wide: { '@media': `(min-width: ${breakpoint.drawer}px)` } },
  defaultCondition: 'narrow',
  properties: {
    display: ['none', 'flex', 'grid', 'block'],
    flexDirection: ['row', 'column'],
    gap: space,
  },
});

const looking = defineProperties({
  '@layer': layers.components,
  properties: {
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    flexWrap: ['wrap'],
    paddingBlock: space,
    paddingInline: space,
    color: { text: vars.color.text, muted: vars.color.textMuted, accent: vars.color.accent },
    background: { canvas: vars.color.canvas, surface: vars.color.surface, sunken: vars.color.sunken },
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

/** Space, placing and roles of colour as classes: what a `.css.ts` need not say again. */
export const sprinkles = createSprinkles(placing, looking);
export type Sprinkles = Parameters<typeof sprinkles>[0];
