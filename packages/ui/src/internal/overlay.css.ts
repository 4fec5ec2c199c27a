import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered, motionSafe } from '../theme/style.ts';
import { depth, motion } from '../theme/tokens.ts';

/** An overlay next to the element that opened it. */
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
          // No exit animation: a dialog opened from a menu would return the focus to an item of the closing
          // menu.
          '&[data-entering]': { opacity: 0 },
          '&[data-entering][data-placement=bottom]': { transform: 'translateY(-4px)' },
          '&[data-entering][data-placement=top]': { transform: 'translateY(4px)' },
        },
      },
      '(forced-colors: active)': { border: '1px solid' },
    },
  }),
);
