import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, layered, touchSquare } from '../../theme/style.ts';
import { breakpoint, control, motion, space, type } from '../../theme/tokens.ts';

const phone = below(breakpoint.drawer);

export const pagination = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    minBlockSize: control.small,
  }),
);
export const start = style(layered({ display: 'flex', alignItems: 'center', gap: space.sm }));
export const range = style(
  layered({ ...type.small, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);
export const stops = style(layered({ display: 'flex', alignItems: 'center', gap: '2px' }));
export const stop = style(
  layered({
    ...type.label,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: control.small,
    minBlockSize: control.small,
    paddingInline: '6px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    transition: `background-color ${motion.quick}`,
    selectors: {
      ...focusRing,
      '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
      '&[aria-current]': {
        background: vars.color.surface,
        borderColor: vars.color.lineStrong,
        color: vars.color.text,
      },
      '&[data-disabled]': { opacity: 0.45, cursor: 'default' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
      ...touchSquare,
    },
  }),
);
/** On a phone there is room for the arrows and the current page only. */
export const spare = style(
  layered({ '@media': { [phone]: { selectors: { '&:not([aria-current])': { display: 'none' } } } } }),
);
export const gap = style([spare, layered({ paddingInline: '4px', color: vars.color.textMuted })]);
