import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breaking, focusRing, layered, motionSafe } from '../../theme/style.ts';
import { motion, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const field = style(layered({ display: 'grid', gap: space.xs, justifyItems: 'start' }));

export const button = style(
  layered({
    ...type.body,
    ...breaking,
    display: 'inline-flex',
    alignItems: 'start',
    gap: '10px',
    cursor: 'pointer',
    selectors: {
      '&[data-disabled]': { cursor: 'not-allowed', color: color.textMuted },
      '&[data-readonly]': { cursor: 'default' },
    },
  }),
);

export const track = style(
  layered({
    flexShrink: 0,
    inlineSize: rem(32),
    blockSize: rem(20),
    padding: rem(3),
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.full,
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    selectors: {
      '[data-selected] > &': { background: color.accent, borderColor: color.accent },
      '[data-readonly] > &': { background: color.sunken, borderColor: color.control },
      '[data-invalid] > &': { borderColor: color.critical.text },
      '[data-disabled] > &': { opacity: 0.5 },
      '[data-focus-visible] > &': focusRing['&[data-focus-visible]'],
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);

export const thumb = style(
  layered({
    display: 'block',
    inlineSize: rem(12),
    blockSize: rem(12),
    background: color.control,
    borderRadius: '50%',
    selectors: {
      '[data-selected] > * > &': { background: color.onAccent, transform: `translateX(${rem(12)})` },
      '[data-readonly][data-selected] > * > &': { background: color.text },
      '[dir=rtl] [data-selected] > * > &': { transform: `translateX(-${rem(12)})` },
    },
    '@media': { [motionSafe]: { transition: `transform ${motion.quick}` } },
  }),
);

export const notes = style(
  layered({ display: 'grid', gap: '2px', marginInlineStart: `calc(${rem(32)} + 10px)` }),
);
