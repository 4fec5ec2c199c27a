import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, clipped, focusRing, layered, touchHeight } from '../../theme/style.ts';
import { breakpoint, control, motion, space, type } from '../../theme/tokens.ts';

export const strip = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    // On a phone one line that scrolls sideways; the padding leaves room for the focus ring.
    '@media': {
      [below(breakpoint.drawer)]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        paddingBlock: '3px',
        scrollbarWidth: 'none',
      },
    },
  }),
);

export const chip = style(
  layered({
    ...type.label,
    display: 'inline-flex',
    ...clipped,
    alignItems: 'center',
    flexShrink: 0,
    minBlockSize: control.small,
    paddingInline: space.md,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    color: vars.color.textMuted,
    cursor: 'pointer',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    selectors: {
      ...focusRing,
      '&[data-hovered]': { borderColor: vars.color.control, color: vars.color.text },
      '&[data-selected]': {
        borderColor: vars.color.accent,
        background: vars.color.accentSoft,
        color: vars.color.text,
      },
    },
    '@media': {
      ...touchHeight,
      '(forced-colors: active)': {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);

export const words = style(layered({ display: 'inline-flex', alignItems: 'center', gap: '7px' }));
export const count = style(layered({ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }));
/** As wide as the longest words; the real ones stand in its middle. */
export const room = style(
  layered({
    display: 'inline-grid',
    justifyItems: 'center',
    selectors: {
      '&::before': {
        content: 'attr(data-room)',
        blockSize: 0,
        overflow: 'hidden',
        visibility: 'hidden',
        whiteSpace: 'pre',
        fontVariantNumeric: 'tabular-nums',
      },
    },
  }),
);
