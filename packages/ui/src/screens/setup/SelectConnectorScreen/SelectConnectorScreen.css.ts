import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, focusRing, layered } from '../../../theme/style.ts';
import { breakpoint, control, motion, space, type } from '../../../theme/tokens.ts';

const { color } = vars;

/** On a phone it is in the head. */
export const back = style(
  layered({ display: 'flex', '@media': { [below(breakpoint.drawer)]: { display: 'none' } } }),
);

export const category = style(
  layered({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: control.form,
    paddingInline: '10px',
    color: color.textMuted,
    borderRadius: vars.radius.control,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${motion.quick}`,
    selectors: {
      ...focusRing,
      '&[data-hovered]': { background: color.hover },
      '&[data-selected]': { color: color.text, background: color.pressed, fontWeight: 570 },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const categoryLabel = style(layered({ flex: 1 }));
export const note = style(
  layered({ ...type.small, fontVariantNumeric: 'tabular-nums', color: color.textMuted }),
);

export const groupHead = style(layered({ display: 'flex', alignItems: 'baseline', gap: space.sm }));
export const request = style(layered({ ...type.small, color: color.textMuted }));
