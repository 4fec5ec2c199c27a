import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, truncate } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

/** A few rows stay visible in a low window, and the choices below them can be scrolled to. */
export const list = style(
  layered({ blockSize: `clamp(${rem(160)}, 100dvh - ${rem(620)}, ${rem(280)})`, minInlineSize: 0 }),
);
export const name = style(
  layered({ ...type.mono, ...truncate, fontFamily: vars.font.mono, color: vars.color.text }),
);
export const counts = style(
  layered({
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.sm,
    color: vars.color.textMuted,
  }),
);
export const lack = style(layered({ ...type.small, color: vars.color.critical.text }));
