import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, layered, motionSafe } from '../../theme/style.ts';
import { motion, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const field = style(layered({ display: 'grid', gap: space.xs, justifyItems: 'start' }));

export const button = style(
  layered({
    ...type.body,
    display: 'inline-flex',
    alignItems: 'start',
    gap: '10px',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: color.textMuted } },
  }),
);

export const track = style(
  layered({
    flexShrink: 0,
    inlineSize: '32px',
    blockSize: '20px',
    padding: '3px',
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.full,
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    selectors: {
      '[data-selected] > &': { background: color.accent, borderColor: color.accent },
      '[data-disabled] > &': { opacity: 0.5 },
      '[data-focus-visible] > &': focusRing['&[data-focus-visible]'],
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);

export const thumb = style(
  layered({
    display: 'block',
    inlineSize: '12px',
    blockSize: '12px',
    background: color.control,
    borderRadius: '50%',
    selectors: {
      '[data-selected] > * > &': { background: color.onAccent, transform: 'translateX(12px)' },
      '[dir=rtl] [data-selected] > * > &': { transform: 'translateX(-12px)' },
    },
    '@media': { [motionSafe]: { transition: `transform ${motion.quick}` } },
  }),
);

export const notes = style(layered({ marginInlineStart: '42px' }));
