import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const layouts = {
  /** The form's own width decides how many columns there are. */
  sections: style(layered({ containerType: 'inline-size', display: 'block', minInlineSize: 0 })),
  stack: style(layered({ display: 'flex', flexDirection: 'column', gap: space.lg })),
};
export const summary = style(layered({ padding: space.xl }));
export const errors = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.xs,
    // The words stand in line with those above, whatever room a button keeps around them.
    marginInlineStart: '-11px',
    selectors: { '&:empty': { display: 'none' } },
  }),
);
