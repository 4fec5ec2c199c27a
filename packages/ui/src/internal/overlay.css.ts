import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered, motionSafe } from '../theme/style.ts';
import { depth, motion } from '../theme/tokens.ts';

/** What floats over the page beside the thing that opened it. */
export const floating = style(
  layered({
    background: vars.color.surface,
    borderRadius: '10px',
    boxShadow: vars.shadow.floating,
    outline: 'none',
    overflow: 'auto',
    zIndex: depth.popover,
    '@media': {
      [motionSafe]: {
        transition: `opacity ${motion.quick}, transform ${motion.quick}`,
        selectors: {
          // It leaves at once: a dialog that a menu opens would else keep the focus for an entry that is going.
          '&[data-entering]': { opacity: 0 },
          '&[data-entering][data-placement=bottom]': { transform: 'translateY(-4px)' },
          '&[data-entering][data-placement=top]': { transform: 'translateY(4px)' },
        },
      },
      '(forced-colors: active)': { border: '1px solid' },
    },
  }),
);
