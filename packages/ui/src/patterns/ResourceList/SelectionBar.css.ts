import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { below, footRoom, layered } from '../../theme/style.ts';
import { breakpoint, depth, rem, space, type } from '../../theme/tokens.ts';

const phone = below(breakpoint.drawer);

export const bar = style(
  layered({
    position: 'sticky',
    insetBlockEnd: `calc(20px + var(${footRoom}, 0px))`,
    zIndex: depth.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifySelf: 'center',
    gap: space.sm,
    maxInlineSize: '100%',
    padding: `${space.sm} ${space.md}`,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.floating,
    '@media': { [phone]: { insetBlockEnd: `calc(8px + var(${footRoom}, 0px))`, justifySelf: 'stretch' } },
  }),
);
export const count = style(
  layered({ ...type.label, marginInlineEnd: space.sm, '@media': { [phone]: { inlineSize: '100%' } } }),
);
export const problem = style(layered({ color: vars.color.critical.text }));
/** On a phone without icons, so that all actions fit on one line. */
globalStyle(`${bar} svg`, {
  '@layer': { [layers.components]: { '@media': { [phone]: { display: 'none' } } } },
});
/** Rows that get the focus are scrolled to a place above the bar, not behind it. Its buttons may need three lines. */
globalStyle(`html:has(${bar})`, {
  '@layer': { [layers.components]: { scrollPaddingBlockEnd: rem(160) } },
});
