import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

export const trail = style(
  layered({ ...type.small, display: 'flex', flexWrap: 'wrap', gap: space.sm, color: vars.color.textMuted }),
);
export const crumb = style(
  layered({
    display: 'inline-flex',
    gap: space.sm,
    overflowWrap: 'anywhere',
    selectors: { '&:not(:last-child)::after': { content: '"/"', color: vars.color.textFaint } },
  }),
);
/** Nothing else to tap is near, so it is as high as a button. */
globalStyle(`${crumb} > a::after`, {
  '@layer': { [layers.components]: { '@media': { '(pointer: coarse)': { insetBlock: '-13px' } } } },
});
