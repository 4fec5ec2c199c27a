import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, layered, truncate } from '../../theme/style.ts';
import { breakpoint, rem, space, type } from '../../theme/tokens.ts';

const phone = below(breakpoint.drawer);

export const picker = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    minInlineSize: 0,
    // Room for the focus ring of the search field, which a dialog's scrolling body would clip.
    paddingBlockStart: space.xs,
  }),
);
export const tools = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' }));
export const search = style(
  layered({ flex: `1 1 ${rem(200)}`, '@media': { [phone]: { flex: '1 1 100%' } } }),
);
/** The list shrinks down to a few rows, so that the text below it stays visible in a low window. */
export const list = style(
  layered({ blockSize: `clamp(${rem(160)}, 100dvh - ${rem(488)}, 320px)`, minInlineSize: 0 }),
);
export const count = style(layered({ ...type.small, color: vars.color.textMuted }));
export const name = style(
  layered({ ...type.mono, ...truncate, fontFamily: vars.font.mono, color: vars.color.text }),
);
export const detail = style(
  layered({ ...type.mono, ...truncate, fontFamily: vars.font.mono, color: vars.color.textMuted }),
);
