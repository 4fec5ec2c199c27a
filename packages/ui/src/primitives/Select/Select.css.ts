import { style } from '@vanilla-extract/css';
import { boxHeight } from '../field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, layered, truncate } from '../../theme/style.ts';
import { motion, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const button = style(
  layered({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    inlineSize: '100%',
    minBlockSize: boxHeight,
    paddingInline: '11px 9px',
    color: color.text,
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    transition: `border-color ${motion.quick}`,
    selectors: {
      '&[data-hovered]': { borderColor: color.textMuted },
      ...focusRing,
      '[data-invalid] > &': { borderColor: color.critical.text },
      '&[data-disabled]': {
        color: color.textMuted,
        background: color.sunken,
        borderColor: color.lineStrong,
        cursor: 'not-allowed',
      },
    },
  }),
);

export const value = style(
  layered({ ...truncate, selectors: { '&[data-placeholder]': { color: color.textMuted } } }),
);

export const arrow = style(layered({ display: 'inline-flex', color: color.textMuted }));

/** As wide as its button. */
export const popover = style(layered({ minInlineSize: 'var(--trigger-width)', display: 'grid' }));

export const chosen = style(
  layered({
    visibility: 'hidden',
    color: color.accent,
    selectors: { '[data-selected] > &': { visibility: 'visible' } },
  }),
);
