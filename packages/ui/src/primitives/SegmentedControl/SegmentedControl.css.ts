import { fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, clipped, focusRing, layered, touchHeight } from '../../theme/style.ts';
import { motion, type } from '../../theme/tokens.ts';

const { color } = vars;

const narrow = below(440);

/** The track behind the segments. */
export const track = style(
  layered({
    display: 'inline-flex',
    // With large text on a small screen the segments wrap, so that the page does not scroll sideways.
    flexWrap: 'wrap',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    padding: '2px',
    background: color.pressed,
    borderRadius: vars.radius.control,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);

export const segment = style(
  layered({
    ...type.label,
    display: 'inline-flex',
    ...clipped,
    alignItems: 'center',
    gap: '12px',
    minBlockSize: '30px',
    paddingInline: '12px',
    color: color.textMuted,
    borderRadius: '6px',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${motion.quick}, background-color ${motion.quick}`,
    selectors: {
      '&[data-hovered]': { color: color.text },
      '&[data-selected], &[aria-current]': {
        color: color.text,
        // A theme of before this role has none.
        background: fallbackVar(color.chosen, color.surface),
        boxShadow: vars.shadow.raised,
      },
      ...focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    },
    '@media': {
      ...touchHeight,
      [narrow]: { gap: '6px', paddingInline: '8px' },
      '(forced-colors: active)': {
        selectors: { '&[data-selected], &[aria-current]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);

export const count = style(
  layered({ fontWeight: 500, fontVariantNumeric: 'tabular-nums', color: color.textMuted }),
);
/** Width of two digits, so that the toolbar does not move when the counts load. */
export const linkCount = style([count, layered({ minInlineSize: '2ch' })]);
