import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { atLeast, layered, motionSafe } from '../../../theme/style.ts';
import { breakpoint, depth, motion, rem, space } from '../../../theme/tokens.ts';
import { topBarHeight } from './shellMedia.ts';

export const scrim = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: depth.dialog,
    background: vars.color.scrim,
    '@media': {
      [motionSafe]: {
        transition: `opacity ${motion.calm}`,
        selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
      },
      [atLeast(breakpoint.drawer)]: { display: 'none' },
    },
  }),
);

export const drawer = style(
  layered({
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: `min(${rem(288)}, 86vw)`,
    background: vars.color.canvas,
    boxShadow: vars.shadow.dialog,
    transition: `transform ${motion.calm}`,
    '@media': {
      [motionSafe]: {
        selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateX(-100%)' } },
      },
    },
  }),
);

export const content = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    padding: `0 ${space.md} ${space.lg}`,
    outline: 'none',
  }),
);

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    blockSize: topBarHeight,
    paddingInlineStart: '10px',
    marginBlockEnd: space.sm,
    flexShrink: 0,
  }),
);
