import { style } from '@vanilla-extract/css';
import { layered } from '../theme/style.ts';

/** An arrow is no mirrored character: it would point backwards in text from right to left. */
export const arrow = style(
  layered({
    display: 'inline-block',
    selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  }),
);
