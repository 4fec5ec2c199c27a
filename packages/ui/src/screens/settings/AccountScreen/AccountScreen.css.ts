import { style } from '@vanilla-extract/css';
import { layered } from '../../../theme/style.ts';
import { rem, space } from '../../../theme/tokens.ts';

/** Forms are no wider than is comfortable to read. */
export const forms = style(
  layered({ display: 'grid', gap: space.xl, maxInlineSize: rem(720), minInlineSize: 0 }),
);

/** First name and last name side by side, where there is room. */
export const names = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(200)}), 1fr))`,
    alignItems: 'start',
    gap: space.lg,
  }),
);
