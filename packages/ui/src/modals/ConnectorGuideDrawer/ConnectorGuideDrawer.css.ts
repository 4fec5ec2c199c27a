import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { layered } from '../../theme/style.ts';
import { depth, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
const width = rem(400);

/** The guide's sections have their own padding, which would add to the dialog's. */
export const guide = style(layered({ marginInline: `calc(-1 * ${space.xl})` }));

export const drawer = style(
  layered({
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: width,
    zIndex: depth.navigation,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: color.surface,
    borderInlineStart: `1px solid ${color.line}`,
  }),
);
/** The page makes room, so that the guide covers nothing. */
globalStyle(`html:has(${drawer})`, {
  '@layer': { [layers.components]: { paddingInlineEnd: width } },
});
export const head = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: depth.sticky,
    background: color.surface,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    padding: `${space.lg} ${space.xl}`,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);
export const title = style(
  layered({ ...type.section, minInlineSize: 0, overflowWrap: 'anywhere', outline: 'none' }),
);
export const body = style(layered({ paddingInline: space.xl, containerType: 'inline-size' }));
