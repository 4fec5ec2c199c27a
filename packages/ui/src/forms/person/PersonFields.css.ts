import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

/** Below a field. Without content it takes no room. */
export const note = style(
  layered({
    ...type.small,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    selectors: { '&:not(:empty)': { marginBlockStart: space.xs } },
  }),
);

/** The country code beside the number, or above it where there is no room. */
export const phone = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(200)}), 1fr))`,
    alignItems: 'start',
    gap: space.lg,
  }),
);
