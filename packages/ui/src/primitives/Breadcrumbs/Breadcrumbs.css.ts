import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { layered } from '../../theme/style.ts';
import { clamp } from '../../internal/clamp.css.ts';
import { rem, space, type } from '../../theme/tokens.ts';

/** Long names are cut instead of widening what contains it. */
export const nav = style(layered({ minInlineSize: 0 }));
export const trail = style(
  layered({ ...type.small, display: 'flex', flexWrap: 'wrap', gap: space.sm, color: vars.color.textMuted }),
);
export const crumb = style(
  layered({
    display: 'inline-flex',
    gap: space.sm,
    minInlineSize: 0,
    maxInlineSize: '100%',
    selectors: { '&:not(:last-child)::after': { content: '"/"', color: vars.color.textFaint } },
  }),
);
/** One line for each page, whatever its name. */
export const name = style([clamp.one, layered({ maxInlineSize: `min(100%, ${rem(360)})` })]);
globalStyle(`${crumb} > *`, { '@layer': { [layers.components]: { minInlineSize: 0 } } });
/** Nothing else to tap is near, so it is as high as a button. */
globalStyle(`${crumb} > a::after`, {
  '@layer': { [layers.components]: { '@media': { '(pointer: coarse)': { insetBlock: '-13px' } } } },
});
