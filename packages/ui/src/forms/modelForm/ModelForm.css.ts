import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const layouts = {
  /** The width of the form, not of the window, sets the number of columns. */
  sections: style(layered({ containerType: 'inline-size', display: 'block', minInlineSize: 0 })),
  stack: style(layered({ display: 'flex', flexDirection: 'column', gap: space.lg })),
};
export const summary = style(layered({ padding: space.xl }));
export const errors = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.xs,
    // The text aligns with the lines above, whatever padding the button has.
    marginInlineStart: '-11px',
    selectors: { '&:empty': { display: 'none' } },
  }),
);
