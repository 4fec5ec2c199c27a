import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breaking, focusRing, layered } from '../../theme/style.ts';
import { motion, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const field = style(layered({ display: 'grid', gap: space.xs, justifyItems: 'start' }));

export const button = style(
  layered({
    ...type.body,
    ...breaking,
    display: 'inline-flex',
    alignItems: 'start',
    gap: space.sm,
    cursor: 'pointer',
    selectors: {
      '&[data-disabled]': { cursor: 'not-allowed', color: color.textMuted },
      '&[data-readonly]': { cursor: 'default' },
    },
  }),
);

export const box = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: rem(16),
    blockSize: rem(16),
    marginBlock: rem(2),
    color: color.onAccent,
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: '5px',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    selectors: {
      '[data-hovered] > &': { borderColor: color.textMuted },
      '[data-selected] > &, [data-indeterminate] > &': {
        background: color.accent,
        borderColor: color.accent,
      },
      // The tick stays as clear as it is: only its colour says that it cannot be changed.
      '[data-readonly] > &': { color: color.text, background: color.sunken, borderColor: color.control },
      '[data-invalid] > &': { borderColor: color.critical.text },
      '[data-disabled] > &': { opacity: 0.5 },
      '[data-focus-visible] > &': focusRing['&[data-focus-visible]'],
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);

/** The description below the label, aligned with the label's text. */
export const notes = style(
  layered({ display: 'grid', gap: '2px', marginInlineStart: `calc(${rem(16)} + ${space.sm})` }),
);
