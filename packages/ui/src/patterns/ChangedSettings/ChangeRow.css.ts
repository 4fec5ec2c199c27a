import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space } from '../../theme/tokens.ts';

/** Around the rows. */
export const rows = style(layered({ display: 'grid', gap: space.xs, margin: 0 }));
export const row = style(
  layered({ display: 'flex', flexWrap: 'wrap', columnGap: space.md, minInlineSize: 0 }),
);
export const label = style(layered({ minInlineSize: rem(176), color: vars.color.textMuted }));
export const values = style(
  layered({
    flex: '1 1 0',
    margin: 0,
    // A long value goes below its label only where there is no room beside it.
    minInlineSize: `min(100%, ${rem(200)})`,
    color: vars.color.text,
    overflowWrap: 'anywhere',
  }),
);
export const old = style(layered({ color: vars.color.textMuted, textDecoration: 'line-through' }));
export const current = style(layered({ fontWeight: 600 }));
